import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { forgetPan } from '#tests/server/services/earnings/payout-book.ts'
import { untyped } from '#tests/setup/browser.ts'
import { followInvitation } from '#tests/setup/follow-invitation.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'

it('keeps what was typed, says what is wrong and saves the rest of the settings as they were', async () => {
  const { user } = await renderApp('/partner/settings', { actor: 'partnerA' })
  const name = await screen.findByLabelText('Contact name')
  await user.type(name, 'Ganesh <b>Kulkarni</b>')
  await user.type(screen.getByLabelText('Mobile'), '987')
  await user.type(screen.getByLabelText('Email'), 'ganesh@anand.example')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(screen.getByLabelText('Mobile')).toHaveFocus()
  expect(screen.getByText('Please enter a valid 10 digit mobile number')).toBeInTheDocument()
  expect(screen.getByText('1 field needs your attention')).toBeInTheDocument()
  expect(name).toHaveValue('Ganesh <b>Kulkarni</b>')
  await user.type(screen.getByLabelText('Mobile'), '6540418')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Saved')).toBeInTheDocument()
  expect(name).toHaveValue('Ganesh <b>Kulkarni</b>')
})

it('a contact that somebody else saved meanwhile is not overwritten unless that is wanted', async () => {
  const CONTACT = { contact_name: 'Ganesh Kulkarni', mobile: '9876540418', email: 'ganesh@anand.example', address: '' }
  const { user, browser } = await renderApp('/partner/settings', {
    actor: 'partnerA',
    prepare: async ({ browser }) => void (await browser.call('updatePartnerProfile', { body: CONTACT })),
  })
  const kept = async () => (await browser.call('getPartnerSettings')).profile
  const name = await screen.findByLabelText('Contact name')
  await waitFor(() => expect(name).toHaveValue('Ganesh Kulkarni'))
  await user.clear(name)
  await user.type(name, 'Mine')
  await browser.call('updatePartnerProfile', { body: { ...CONTACT, contact_name: 'Theirs' } })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(
    await screen.findByText('Ravi Kumar changed this while you were editing. Nothing was saved yet.'),
  ).toBeVisible()
  expect(screen.getByText('Contact name · Theirs: Theirs')).toBeVisible()
  expect(name).toHaveValue('Mine')
  expect(await kept()).toMatchObject({ contact_name: 'Theirs' })
  await user.click(screen.getByRole('button', { name: 'Keep theirs' }))
  expect(name).toHaveValue('Theirs')
  expect(screen.queryByRole('button', { name: 'Use mine' })).toBeNull()

  await user.type(screen.getByLabelText(/^Address/), 'MG Road 5')
  await browser.call('updatePartnerProfile', { body: { ...CONTACT, contact_name: 'Again' } })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await user.click(await screen.findByRole('button', { name: 'Use mine' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(await kept()).toMatchObject({ contact_name: 'Theirs', address: 'MG Road 5' })
})

it('a PAN that is missing is entered once, and stands there for good', async () => {
  const { user, browser } = await renderApp('/partner/settings', {
    actor: 'partnerA',
    prepare: async ({ browser, server }) => {
      await forgetPan(server)
      const contact = { contact_name: 'Ganesh', mobile: '9876540418', email: 'ganesh@anand.example', address: '' }
      await browser.call('updatePartnerProfile', { body: contact })
    },
  })
  const field = await screen.findByLabelText(/^PAN/)
  expect(field).toHaveAccessibleDescription(/TDS is 20% until we have checked your PAN/)
  await user.type(field, 'AAFFA41')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(screen.getByText('Invalid PAN')).toBeVisible()
  await user.type(field, '27K')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('PAN')).toHaveValue('AAFF*****K'))
  expect(screen.getByLabelText('PAN')).toHaveAttribute('readonly')
  expect(await browser.call('getPartnerSettings')).toMatchObject({ pan: 'AAFF*****K' })
})

it('a GST number is checked sign by sign, belongs to the PAN on file, and can be taken away', async () => {
  const contact = { contact_name: 'Ganesh', mobile: '9876540418', email: 'ganesh@anand.example', address: '' }
  const { user, browser } = await renderApp('/partner/settings', {
    actor: 'partnerA',
    prepare: async ({ browser }) => void (await browser.call('updatePartnerProfile', { body: contact })),
  })
  const kept = async () => (await browser.call('getPartnerSettings')).gstin
  const field = await screen.findByLabelText(/^GST number/)
  const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }))
  await user.type(field, '29aaffa4127k1zf')
  await save()
  expect(screen.getByText('This is not a GST number. Please check each character')).toBeVisible()
  await user.clear(field)
  await user.type(field, '27AABCB7315M1ZJ')
  await save()
  expect(await screen.findByText(/belongs to another PAN than the one on file/)).toBeVisible()
  await user.clear(field)
  await user.type(field, '29aaffa4127k1ze')
  await save()
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(await kept()).toBe('29AAFFA4127K1ZE')
  await waitFor(() => expect(field).toHaveValue('29AAFFA4127K1ZE'))
  await user.clear(field)
  await save()
  await waitFor(async () => expect(await kept()).toBe(''))
})

it('the owner cannot press the own switch, and reads why', async () => {
  await renderApp('/partner/settings?tab=users', { actor: 'partnerA' })
  const own = await screen.findByRole('switch', { name: 'Ravi Kumar may sign in' })
  expect(own).toBeDisabled()
  expect(own).toHaveAccessibleDescription('You cannot switch yourself off. Another owner can.')
})

it('two switches at once: the answer that comes late takes nothing back', async () => {
  const { browser } = await renderApp('/partner/settings', { actor: 'partnerA' })
  let answer: (() => void) | null = null
  network.use(
    on(
      'updatePartnerNotification',
      async ({ request }) => {
        const body = await browser.call('updatePartnerNotification', { body: untyped(await request.json()) })
        await new Promise<void>((resolve) => (answer = resolve))
        return HttpResponse.json(body)
      },
      { once: true },
    ),
  )
  const weekly = await screen.findByRole('switch', { name: 'Weekly summary' })
  const tickets = screen.getByRole('switch', { name: 'A ticket has an answer' })
  fireEvent.click(weekly)
  // In the same event: no instant in which it looks as if nothing had been chosen.
  expect(weekly).not.toBeChecked()
  await waitFor(() => expect(answer).not.toBeNull())
  fireEvent.click(tickets)
  expect(tickets).not.toBeChecked()
  await waitFor(() => expect(tickets).toHaveAttribute('aria-busy', 'false'))
  act(() => answer?.())
  await waitFor(() => expect(weekly).toHaveAttribute('aria-busy', 'false'))
  expect(tickets).not.toBeChecked()
  expect(weekly).not.toBeChecked()
})

it('a switch is saved at once and can be taken back', async () => {
  const { user } = await renderApp('/partner/settings', { actor: 'partnerA' })
  const weekly = await screen.findByRole('switch', { name: 'Weekly summary' })
  await user.click(weekly)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(weekly).toBeChecked())
})

it('a wrong password stays on the field and ends no session', async () => {
  const { user } = await renderApp('/partner/settings?tab=payments', { actor: 'partnerA' })
  await user.click(await screen.findByRole('button', { name: 'Add account' }))
  await user.type(screen.getByLabelText('Account holder'), 'Anand Traders')
  await user.type(screen.getByLabelText('Account number'), '12345678 4242')
  await user.type(screen.getByLabelText('IFSC'), 'HDFC0001234')
  await user.type(screen.getByLabelText('Your password'), 'not mine')
  await user.type(screen.getByLabelText('Code from your mail'), '123456')
  await user.click(screen.getByRole('button', { name: 'Check this account' }))
  expect(await screen.findByText('This is not your current password')).toBeInTheDocument()
  expect(screen.getByLabelText('Account number')).toHaveValue('123456784242')
  expect(screen.getByText(/This is a demonstration: no bank is asked/)).toBeInTheDocument()
})

it('somebody without rights sees the security part alone', async () => {
  await renderApp('/partner/settings?tab=users', {
    actor: 'partnerA',
    prepare: async ({ browser, server }) => {
      await browser.call('createPartnerPerson', {
        body: {
          name: 'Ravi Kale',
          email: 'ravi.kale@anand.example',
          rights: [],
        },
      })
      const password = await followInvitation(server, 'ravi.kale@anand.example')
      const own = server.browser()
      const signedIn = await own.call('partnerLogin', { body: { email: 'ravi.kale@anand.example', password } })
      browser.cookies.clear()
      for (const [name, value] of own.cookies) browser.cookies.set(name, value)
      browser.token = signedIn.token
    },
  })
  const tabs = await screen.findByRole('tablist', { name: 'Parts of the settings' })
  expect(
    within(tabs)
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual(['Security'])
  expect(await screen.findByText('This device')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Communication' })).toBeNull()
})

it('an admin who acts as the partner looks and changes nothing', async () => {
  await renderApp('/partner/settings', {
    actor: 'admin1',
    prepare: async ({ browser }) => {
      await browser.call('startMasquerade', { body: { kind: 'merchant', id: 1, reason: 'a call from them' } })
    },
  })
  expect(await screen.findByLabelText('Contact name')).toHaveAttribute('readonly')
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  expect(screen.getByText(/are changed by the partner alone/)).toBeInTheDocument()
})

it('tickets that cannot be loaded are asked for again; Hindi throughout', async () => {
  network.use(on('listPartnerTickets', () => new HttpResponse(null, { status: 500 }), { once: true }))
  const { user } = await renderApp('/partner/communication/tech-support', { actor: 'partnerA', language: 'hi' })
  expect(await screen.findByText('आपके टिकट लोड नहीं हो सके।')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'फिर से कोशिश करें' }))
  expect(await screen.findByText(/अभी कोई टिकट नहीं है/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'टिकट भेजें' }))
  expect(screen.getByLabelText('विषय')).toHaveFocus()
})

it("another partner's ticket is not found", async () => {
  await renderApp('/partner/communication/general-query?ticket=CLT-999999', { actor: 'partnerB' })
  expect(await screen.findByText('We did not find this ticket among yours.')).toBeInTheDocument()
})

it('an invitation needs the yes of the person, and its link is there to be sent', async () => {
  const { user } = await renderApp('/partner/referral', { actor: 'partnerA' })
  await user.type(await screen.findByLabelText('Name'), 'Meera Joshi')
  await user.type(screen.getByLabelText('Email or mobile number'), 'meera@shop.in')
  await user.click(screen.getByRole('button', { name: 'Make invitation' }))
  expect(screen.getByText('Please ask the person first')).toBeInTheDocument()
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Make invitation' }))
  const link = await screen.findByLabelText<HTMLInputElement>('Link of Meera Joshi')
  expect(link.value).toMatch(/\/create-merchant-form\?ref=RF-\w{8}$/)
  expect(screen.getByText(/m\*\*\*@shop\.in/)).toBeInTheDocument()
})
