import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import english from '#src/locales/en/csr.json'
import hindi from '#src/locales/hi/csr.json'
import { storedApplications } from '#tests/builders/application.ts'
import { addContactChanges } from '#tests/builders/customer.ts'
import { storedAdmins } from '#tests/builders/staff.ts'
import {
  apply,
  getOffers,
  PLAIN_LENDER,
  PROFILE,
  RIGHT_ANSWERS,
  startCustomer,
} from '#tests/server/services/shared/journey.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

let userId = 0
let reference = ''
const applied = async ({ server }: SignedIn) => {
  const customer = await startCustomer(server)
  await getOffers(customer)
  await apply(customer, PLAIN_LENDER)
  userId = customer.userId
  const [row] = await storedApplications(server, { lender_id: PLAIN_LENDER })
  reference = row?.reference ?? ''
}

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['en', english],
  ['hi', hindi],
] as const)('staff have words of their own for every consent, %s', (_, words) => {
  for (const purpose of Object.keys(CONSENT_VERSIONS)) expect(words.purpose).toHaveProperty(purpose)
})

describe('the CSR portal', () => {
  it('finds one customer by a PAN, keeps it out of the address, and opens the record', async () => {
    const { user } = await renderApp('/admin/csr-portal', { actor: 'admin3', prepare: applied })
    expect(await screen.findByRole('heading', { level: 1, name: 'CSR portal' })).toBeVisible()
    // Nobody is listed before somebody asks.
    expect(screen.queryByRole('link', { name: /^Customer \d/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Find' }))
    expect(await screen.findByText(/^Please enter/)).toBeVisible()
    await user.type(screen.getByLabelText('Number, mobile, email or PAN'), 'ABCPA1234Z')
    await user.click(screen.getByRole('button', { name: 'Find' }))
    expect(await screen.findByText(/^No customer found\./)).toBeVisible()
    await user.clear(screen.getByLabelText('Number, mobile, email or PAN'))
    await user.type(screen.getByLabelText('Number, mobile, email or PAN'), PROFILE.tin)
    await user.click(screen.getByRole('button', { name: 'Find' }))
    expect(await screen.findByText('By the PAN')).toBeVisible()
    expect(window.location.href).not.toContain(PROFILE.tin)
    await user.click(screen.getByRole('link', { name: `Customer ${userId}` }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Ananya Quillfeather' })).toBeVisible()
    expect(await screen.findByText('98xxxxxx10')).toBeVisible()
    expect(document.body.textContent).not.toMatch(/9876543210|HIGPQ4321A|14-08-1990/)
  })

  it('follows a number of ours in the address, and no contact', async () => {
    await renderApp('/admin/csr-portal?find=9876543210', { actor: 'admin3', prepare: applied })
    expect(await screen.findByLabelText('Number, mobile, email or PAN')).toHaveValue('')
    expect(window.location.pathname).toBe('/admin/csr-portal')
  })

  it('shows a masked field for a reason and for a minute, and nothing else with it', async () => {
    const { user } = await renderApp('/admin/csr-portal', { actor: 'admin3', prepare: applied })
    await user.type(await screen.findByLabelText('Number, mobile, email or PAN'), '9876543210')
    await user.click(screen.getByRole('button', { name: 'Find' }))
    await user.click(await screen.findByRole('link', { name: `Customer ${userId}` }))
    await user.click(await screen.findByRole('button', { name: 'Show: PAN' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Show: PAN' }))
    await user.selectOptions(dialog.getByLabelText('Purpose'), 'Another reason')
    await user.click(dialog.getByRole('button', { name: 'Show' }))
    expect(await dialog.findByText(/^Please enter/)).toBeVisible()
    await user.type(dialog.getByLabelText('Reason'), 'The lender could not read it')
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    })
    fireEvent.click(dialog.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(screen.getByText(PROFILE.tin)).toBeVisible())
    expect(screen.getByText('98xxxxxx10')).toBeVisible()
    // The machine's own time goes on beside it.
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(screen.getByText(PROFILE.tin)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(41_000))
    expect(screen.queryByText(PROFILE.tin)).toBeNull()
    vi.useRealTimers()
    // The look is a line of the timeline.
    const looks = screen.getByRole('button', { name: 'Views' })
    fireEvent.click(looks)
    expect(await screen.findByText('Reason: The lender could not read it')).toBeVisible()
  })

  it('has one timeline: of everything, of one kind, of one application; in Hindi too', async () => {
    const { user } = await renderApp('/admin/csr-portal', { actor: 'admin2', language: 'hi', prepare: applied })
    await user.type(await screen.findByLabelText('नंबर, मोबाइल, ईमेल या PAN'), '9876543210')
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'खोजें' }))
    await user.click(await screen.findByRole('link', { name: `ग्राहक ${userId}` }))
    const timeline = within(await screen.findByRole('region', { name: 'टाइमलाइन, नया पहले' }))
    expect((await timeline.findAllByText('सहमति दी')).length).toBeGreaterThan(0)
    await user.click(timeline.getByRole('button', { name: 'कॉल' }))
    expect(await timeline.findByText(/^ऐसा कुछ नहीं हुआ है।/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: reference }))
    const own = within(await screen.findByRole('region', { name: `सिर्फ़ ${reference}, नया पहले` }))
    await waitFor(() => expect(own.getAllByRole('listitem').length).toBeGreaterThan(0))
    expect(own.queryByText('सहमति दी')).toBeNull()
  })

  it('turns on quiet mode on the customer’s word, with a reason, and says until when', async () => {
    const { user } = await renderApp('/admin/csr-portal', { actor: 'admin3', prepare: applied })
    await user.type(await screen.findByLabelText('Number, mobile, email or PAN'), '9876543210')
    await user.click(screen.getByRole('button', { name: 'Find' }))
    await user.click(await screen.findByRole('link', { name: `Customer ${userId}` }))
    const acts = within(await screen.findByRole('region', { name: 'Actions for the customer' }))
    // Nothing that would apply or consent for somebody.
    expect(acts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'View as customer',
      'Open a ticket',
      'Change mobile or email',
      'Lost contact',
      'Send the link',
      'Remind lender',
      'Quiet mode',
      'Withdraw a consent',
      'Erasure request',
    ])
    await user.click(acts.getByRole('button', { name: 'Quiet mode' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Quiet mode for the customer' }))
    await user.selectOptions(dialog.getByLabelText('Duration'), '30 days')
    await user.click(dialog.getByRole('button', { name: 'Turn on' }))
    expect(await dialog.findByText(/^Please enter/)).toBeVisible()
    await user.type(dialog.getByLabelText('Reason'), 'Asked on the phone')
    await user.click(dialog.getByRole('button', { name: 'Turn on' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await screen.findAllByText(/^Quiet until /)).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: 'Views' }))
    expect(await screen.findByText('Quiet mode turned on for the customer')).toBeVisible()
    expect(await screen.findByText('Reason: Asked on the phone')).toBeVisible()
  })

  it('opens the customer’s own screens for a while, for a reason, and comes back to the record', async () => {
    const { user } = await renderApp('/admin/csr-portal', { actor: 'admin3', prepare: applied })
    await user.type(await screen.findByLabelText('Number, mobile, email or PAN'), '9876543210')
    await user.click(screen.getByRole('button', { name: 'Find' }))
    await user.click(await screen.findByRole('link', { name: `Customer ${userId}` }))
    await user.click(await screen.findByRole('button', { name: 'View as customer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'View as customer' }))
    await user.type(dialog.getByLabelText('Reason'), 'Asked on the phone')
    await user.click(dialog.getByRole('button', { name: 'Open customer view' }))
    const bar = await screen.findByRole('region', { name: 'Masquerade Mode' })
    expect(bar).toHaveTextContent(`You see the screens of customer #${userId} and can only look.`)
    expect(bar).toHaveTextContent('30 minutes left')
    expect(window.location.pathname).toBe('/user/application-status')
    expect((await screen.findAllByText(new RegExp(reference))).length).toBeGreaterThan(0)
    await user.click(within(bar).getByRole('button', { name: 'Exit' }))
    expect(await screen.findByText('Masquerade entered')).toBeVisible()
    expect(window.location.pathname).toBe(`/admin/csr-portal/${userId}/0`)
    expect(document.cookie).not.toContain('isMasqueradeMode=true')
  })

  it('asks for another contact when the old one is lost: who calls, a code, a reason; and the record says what it waits for', async () => {
    const { user, server } = await renderApp('/admin/csr-portal', { actor: 'admin3', prepare: applied })
    await user.type(await screen.findByLabelText('Number, mobile, email or PAN'), '9876543210')
    await user.click(screen.getByRole('button', { name: 'Find' }))
    await user.click(await screen.findByRole('link', { name: `Customer ${userId}` }))
    await user.click(await screen.findByRole('button', { name: 'Lost contact' }))
    // Who calls is asked first.
    const who = within(await screen.findByRole('dialog', { name: 'Caller verification' }))
    await user.selectOptions(who.getByLabelText('First question'), 'Date of birth')
    await user.type(who.getByLabelText('Their first answer'), RIGHT_ANSWERS.first_answer)
    await user.selectOptions(who.getByLabelText('Second question'), 'Pincode of their home')
    await user.type(who.getByLabelText('Their second answer'), PROFILE.postal_code)
    await user.click(who.getByRole('button', { name: 'Verify' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText(/^The caller is verified until/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Lost contact' }))
    const title = 'Replace a lost contact'
    const first = within(await screen.findByRole('dialog', { name: title }))
    await user.type(first.getByLabelText('New mobile number or email'), '9876500077')
    await user.click(first.getByRole('button', { name: 'Send the code' }))
    const then = await screen.findByText(/nothing changes before 48 hours are over/)
    expect(then).toBeVisible()
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    await user.type(dialog.getByLabelText('Code, as they read it out'), server.codeFor('9876500077'))
    await user.type(dialog.getByLabelText('Reason'), 'Lost the phone')
    await user.click(dialog.getByRole('button', { name: 'Request the change' }))
    const card = within(await screen.findByRole('region', { name: 'Change of their sign-in' }))
    expect(card.getByText('Mobile number: 98xxxxxx77')).toBeVisible()
    expect(card.getByText(/^A second person has to agree on the approvals page by /)).toBeVisible()
    // One at a time.
    expect(screen.queryByRole('button', { name: 'Lost contact' })).toBeNull()
    expect(document.body.textContent).not.toContain('9876500077')
    await user.click(screen.getByRole('button', { name: 'Views' }))
    expect(await screen.findByText('Contact change requested: Mobile number')).toBeVisible()
    expect(screen.getByText('waits for a second person')).toBeVisible()
  })

  it.each([
    ['stopped', 'ग्राहक ने रोका'],
    ['expired', '14 दिन में किसी ने सहमति नहीं दी'],
  ] as const)('says in Hindi how a change of a lost contact ended: %s', async (state, words) => {
    // The first customer of an empty book.
    await renderApp('/admin/csr-portal/100001/0', {
      actor: 'admin3',
      language: 'hi',
      prepare: async (signedIn) => {
        await applied(signedIn)
        const [{ admin_id } = { admin_id: 3 }] = await storedAdmins(signedIn.server, { role_id: 3 })
        const at = signedIn.server.clock.now()
        await addContactChanges(signedIn.server, [
          { user_id: userId, channel: 'mobile', state, asked_by: admin_id, asked_at: at, ended_at: at },
        ])
      },
    })
    expect(await screen.findByText('संपर्क बदलने का अनुरोध: मोबाइल नंबर')).toBeVisible()
    expect(screen.getByText(new RegExp(words))).toBeVisible()
  })

  it('lets an analyst look, and offers no act and no uncovered field', async () => {
    const { user } = await renderApp('/admin/csr-portal', { actor: 'admin2', prepare: applied })
    await user.type(await screen.findByLabelText('Number, mobile, email or PAN'), '9876543210')
    await user.click(screen.getByRole('button', { name: 'Find' }))
    await user.click(await screen.findByRole('link', { name: `Customer ${userId}` }))
    const acts = within(await screen.findByRole('region', { name: 'Actions for the customer' }))
    expect(acts.getByText(/Your role can view customers/)).toBeVisible()
    expect(acts.queryAllByRole('button')).toEqual([])
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
  })

  it('takes back one consent in words that name the lender and the application; in Hindi too', async () => {
    const { user } = await renderApp('/admin/csr-portal', { actor: 'admin3', language: 'hi', prepare: applied })
    await user.type(await screen.findByLabelText('नंबर, मोबाइल, ईमेल या PAN'), '9876543210')
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'खोजें' }))
    await user.click(await screen.findByRole('link', { name: `ग्राहक ${userId}` }))
    await user.click(await screen.findByRole('button', { name: 'सहमति वापस लें' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'सहमति या अनुमति वापस लें' }))
    await user.selectOptions(
      dialog.getByLabelText('कौन सी सहमति वापस लेनी है'),
      `Teak Capital के साथ उनकी जानकारी साझा करना (${reference})`,
    )
    await user.type(dialog.getByLabelText('कारण'), 'ग्राहक ने फ़ोन पर कहा')
    await user.click(dialog.getByRole('button', { name: 'वापस लें' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('सहमति वापस ली')).toBeVisible()
    // As staff say it, given and taken back alike.
    expect(await screen.findAllByText('Teak Capital के साथ उनकी जानकारी साझा करना')).toHaveLength(2)
  })

  it('says that somebody is not there, and another’s application is not theirs', async () => {
    const { user } = await renderApp('/admin/csr-portal/1/2', { actor: 'admin3', prepare: applied })
    expect(await screen.findByText('No such customer')).toBeVisible()
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'CSR portal' }))
    expect(await screen.findByLabelText('Number, mobile, email or PAN')).toBeVisible()
  })
})
