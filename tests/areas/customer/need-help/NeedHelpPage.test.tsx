import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import type { Company } from '#src/contract/entities/shared/company.ts'
import { givenInEvery } from '#src/contract/entities/shared/language.ts'
import { recordPosts } from '#tests/features/sign-in/sign-in-steps.ts'
import { pathOf } from '#tests/setup/browser.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'

const SENT = 'Your request have been sent successfully'
const GOOD = {
  Name: 'Asha Patil',
  Email: 'asha.patil@example.in',
  Phone: '9876543210',
  Description: 'Where are my papers?',
}

const send = () => screen.getByRole('button', { name: 'Send' })

async function fill(user: UserEvent, values: Partial<typeof GOOD> = GOOD) {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), value)
  }
}

async function open(options = {}) {
  const page = await renderApp('/need-help', options)
  await screen.findByRole('heading', { level: 1, name: 'Need help?' })
  return page
}

it('Send is disabled until every required field is valid, and what is missing is said next to it', async () => {
  const { user } = await open()
  expect(send()).toBeDisabled()
  expect(send()).toHaveAccessibleDescription('To send, please complete: name, email, phone number, description.')
  await fill(user, { Name: GOOD.Name, Email: GOOD.Email, Description: GOOD.Description })
  expect(send()).toBeDisabled()
  expect(screen.getByText('To send, please complete: phone number.')).toBeInTheDocument()
  await fill(user, { Phone: GOOD.Phone })
  expect(send()).toBeEnabled()
  expect(screen.getByLabelText(/Company/)).toHaveValue('')
})

it.each([
  ['Email', 'asha@', 'Email error'],
  ['Email', 'asha.patil@example.online', 'Email error'],
  ['Phone', '98765', 'Phone Number error'],
])('%s %s: %s', async (label, typed, message) => {
  const { user } = await open()
  await user.type(screen.getByLabelText(label), typed)
  expect(screen.queryByText(message)).not.toBeInTheDocument()
  await user.tab()
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
})

it('the phone takes a number however it is written, and cuts none that is too long', async () => {
  const { user } = await open()
  const phone = screen.getByLabelText('Phone')
  for (const written of ['+91 98765 43210', '00919876543210', '९८७६५४३२१०']) {
    await user.clear(phone)
    await user.click(phone)
    await user.paste(written)
    expect(phone).toHaveValue('9876543210')
  }
  await user.clear(phone)
  await user.type(phone, '+91x98765 43210 99')
  expect(phone).toHaveValue('987654321099')
  await user.tab()
  expect(await screen.findByRole('alert')).toHaveTextContent('Phone Number error')
})

it('a sent request shows the specified words, its ticket and its day, and the form is empty again', async () => {
  const calls = recordPosts()
  const { user, server } = await open()
  await fill(user)
  await user.click(send())
  expect(await screen.findByText(/Your ticket number is \S+\./)).toBeInTheDocument()
  // One promise on the page: the law's thirty days, and the day on which they end.
  expect(screen.getByText('Write to us. You have our answer within 30 days, the limit the law sets.')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/working days/)
  expect(await screen.findByText(SENT)).toBeInTheDocument()
  expect(screen.getByLabelText('Description')).toHaveValue('')
  expect(calls.find(({ path }) => path === pathOf('createHelpRequest'))?.body).toEqual({
    name: GOOD.Name,
    email: GOOD.Email,
    phone: GOOD.Phone,
    company: '',
    description: GOOD.Description,
  })
  expect(server.logs.join('\n')).not.toContain(GOOD.Email)
})

it('shows them even when the request was not stored, but then says so and keeps what was written', async () => {
  network.use(on('createHelpRequest', () => HttpResponse.error()))
  const { user } = await open()
  await fill(user)
  await user.click(send())
  expect(await screen.findByText(SENT)).toBeInTheDocument()
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be stored yet')
  expect(screen.getByLabelText('Description')).toHaveValue(GOOD.Description)
  network.resetHandlers()
  await user.click(send())
  expect(await screen.findByText(/Your ticket number is/)).toBeInTheDocument()
})

it('Reset empties the form and its errors', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('Phone'), '123')
  await user.tab()
  await screen.findByRole('alert')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByLabelText('Phone')).toHaveValue('')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('names the grievance officer, marked as invented, and the regulator', async () => {
  await open()
  expect(screen.getByText('Meera Kulkarni')).toBeInTheDocument()
  expect(screen.getByText(/made up for this demonstration/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /cms\.rbi\.org\.in/ })).toHaveAttribute('href', 'https://cms.rbi.org.in')
})

const COMPANY: Company = {
  legalName: 'Udhaar Bazaar Private Limited',
  address: '4 MG Road, Pune 411001',
  insuranceLicence: 'CA 0815',
  officer: {
    name: givenInEvery({ en: 'R. Iyer', hi: 'आर. अय्यर' }),
    email: 'officer@udhaar.example',
    phone: '020 1234 5678',
  },
}

it.each([
  ['en', 'R. Iyer'],
  ['hi', 'आर. अय्यर'],
] as const)('a site that is run for real names its own officer and company: %s', async (language, name) => {
  await renderApp('/need-help', { company: COMPANY, language })
  expect(await screen.findByText(name)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'officer@udhaar.example' })).toBeInTheDocument()
  expect(screen.getByText(/020 1234 5678/)).toBeInTheDocument()
  expect(screen.getByText(/Udhaar Bazaar Private Limited/)).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/Meera|मीरा|demonstration|डेमो|illustrative|Marketplace Private/)
})

it('the terms name the company and where letters reach it, and call nothing a demonstration', async () => {
  await renderApp('/terms-of-use', { company: COMPANY })
  expect(await screen.findByText(/Udhaar Bazaar Private Limited \(4 MG Road, Pune 411001\)/)).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/demonstration/)
})

it('speaks Hindi and keeps what was typed', async () => {
  const { user } = await open()
  await fill(user, { Name: 'आशा पाटील' })
  await user.click(screen.getByRole('button', { name: 'हिन्दी' }))
  expect(await screen.findByLabelText('नाम')).toHaveValue('आशा पाटील')
  expect(screen.getByRole('button', { name: 'भेजें' })).toBeDisabled()
})

it('signed in: filled in but for what is typed already, tied to the application, and followed from there', async () => {
  let appId = ''
  const { user, browser } = await renderApp('/need-help', {
    actor: 'consumerA',
    prepare: async ({ browser: own, userId }) => {
      await own.call('updateUser', {
        params: { id: userId },
        body: { first_name: 'Asha', last_name: 'Patil', email: GOOD.Email },
      })
      appId = (await own.call('createApplication', { body: { product_type: 'Personal Loans' } })).app_id
    },
  })
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue(GOOD.Phone))
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Patil')
  expect(screen.getByLabelText('Email')).toHaveValue(GOOD.Email)
  expect(screen.queryByText(/linked to the application/)).toBeNull()
  await renderApp(`/need-help?app=${appId}`, { as: browser })
  expect(await screen.findByText(/linked to the application/)).toBeVisible()
  await user.type(screen.getByLabelText('Description'), GOOD.Description)
  await waitFor(() => expect(send()).toBeEnabled())
  await user.click(send())
  const link = await screen.findByRole('link', { name: 'Follow it in My tickets' })
  const { data } = await browser.call('listTickets')
  expect(data).toMatchObject([{ app_id: appId }])
  expect(link).toHaveAttribute('href', `/my-tickets/${data[0]?.ticket}`)
})

it.each(['en', 'hi'] as const)('says in %s where the number is changed, and leads there', async (language) => {
  const { user } = await renderApp('/need-help', { language })
  await user.click(
    await screen.findByText(language === 'en' ? 'How do I change my mobile number?' : 'मैं अपना मोबाइल नंबर कैसे बदलूँ?'),
  )
  const way = screen.getByRole('link', { name: language === 'en' ? 'My details' : 'मेरी जानकारी' })
  expect(way).toHaveAttribute('href', '/user/user-detail?step=contact-details')
})

it("names the brand's own contacts where it has some", async () => {
  await renderApp('/need-help', { brand: 'kohra', support: { email: 'help@kohra.example', phone: '9876543210' } })
  expect(await screen.findByRole('heading', { name: 'Ask Kohra Capital' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'help@kohra.example' })).toHaveAttribute('href', 'mailto:help@kohra.example')
  expect(screen.getByRole('link', { name: '9876543210' })).toHaveAttribute('href', 'tel:+919876543210')
})
