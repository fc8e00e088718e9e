import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { updateCustomer } from '#server/db/repositories/profile/customers.ts'
import { addDays, isHoliday, istDay, istInstant } from '#src/contract/rules/calendar.ts'
import { makeApplication } from '#tests/builders/application.ts'
import { changeCalls, makeCall } from '#tests/builders/call.ts'
import { everybodyCameAt, removeSessions } from '#tests/builders/session.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

/** Somebody whose lender wants documents, and who was here yesterday. */
async function waits({ server }: SignedIn): Promise<number> {
  const { db } = server.deps
  const { userId } = await server.signInCustomer({ destination: '9812345670' })
  const all = { sms: true, email: true, call: true, whatsapp: true }
  await updateCustomer(db, userId, {
    contact_rules: { choices: { service: all, offers: all, partner_offers: all }, quiet_until: null },
  })
  await removeSessions(server, { area: 'customer' })
  const facts = { app_id: 'app_call', reference: 'CL-900001', user_id: userId }
  await makeApplication(server, { ...facts, status: 'documents_needed' })
  return userId
}

/** Somebody already on the phone with the agent: no test knows the hour. */
async function onThePhone(signedIn: SignedIn): Promise<void> {
  const { clock } = signedIn.server
  // The last working day's eleven o'clock, whenever the test runs: back in time, so that whoever signed in is still here.
  const eleven = istInstant(istDay(clock.now()), '11:00')
  let day = eleven <= clock.now() ? istDay(clock.now()) : addDays(istDay(clock.now()), -1)
  while (isHoliday(day)) day = addDays(day, -1)
  clock.set(istInstant(day, '11:00'))
  await everybodyCameAt(signedIn.server, clock.now())
  const user_id = await waits(signedIn)
  await makeCall(signedIn.server, { user_id, app_id: 'app_call', admin_id: 3, started_at: clock.now() })
}

describe('telecalling', () => {
  it('shows the queue, who is hidden and why, and that nothing rings here', async () => {
    await renderApp('/admin/telecalling', {
      actor: 'admin3',
      prepare: async (signedIn) => void (await waits(signedIn)),
    })
    expect(await screen.findByText('Demonstration: no number is dialled.')).toBeVisible()
    expect(screen.getByRole('img', { name: /^Calls from 9:00 to 18:00 in India/ })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next customer' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Team and call reviews' })).toBeNull()
  })

  it('one ending per call: what follows is said before it is saved, and a complaint needs its words', async () => {
    const { user } = await renderApp('/admin/telecalling', { actor: 'admin3', prepare: onThePhone })
    expect(await screen.findByText(/^Purpose: service\./)).toBeVisible()
    expect(screen.getByText(/needs documents from you/)).toBeVisible()
    expect(screen.getByText('We never ask for an OTP, a PIN, a password or a card number.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Read it in/ }))
    expect(await screen.findByText(/^नमस्ते/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'No calls please' }))
    expect(await screen.findByText(/All calls stop at once/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Complaint' }))
    await user.click(screen.getByRole('button', { name: 'Save outcome' }))
    expect(await screen.findByText('Please enter what they complain about')).toBeVisible()
    await user.type(screen.getByLabelText(/^Note/), 'Nobody answers my mails')
    await user.click(screen.getByRole('button', { name: 'Save outcome' }))
    expect(await screen.findByText(/^Ticket CLT-\d+ is opened$/)).toBeVisible()
    expect(await screen.findByText(/Complaint · CLT-\d+$/)).toBeVisible()
    expect(await screen.findByText('No call in progress. Take the next customer from the queue.')).toBeVisible()
  })

  it('a call of a demonstration is noted as dialled, and says that nobody is rung', async () => {
    const { user } = await renderApp('/admin/telecalling', {
      actor: 'admin3',
      prepare: async (signedIn) => {
        await onThePhone(signedIn)
        await changeCalls(signedIn.server, {}, { started_at: null })
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Call from a 1600 number' }))
    expect(await screen.findByText('Recorded as dialled. Demonstration: no number is dialled')).toBeVisible()
    expect(await screen.findByText(/Dialled at/)).toBeVisible()
  })

  it('a call-back has a day, a time and somebody who makes it', async () => {
    const { user } = await renderApp('/admin/telecalling', { actor: 'admin3', prepare: onThePhone })
    await user.click(await screen.findByRole('radio', { name: 'Call back' }))
    const day = await screen.findByLabelText('Day of the call-back')
    const later = within(day)
      .getAllByRole<HTMLOptionElement>('option')
      .slice(1)
      .find(({ value }) => !isHoliday(value))
    await user.selectOptions(day, later?.value ?? '')
    await user.selectOptions(screen.getByLabelText('Who calls back'), 'Whoever is free')
    await user.click(screen.getByRole('button', { name: 'Save outcome' }))
    expect(await screen.findByText('The outcome is saved')).toBeVisible()
    expect(await screen.findByText(/Call back · call-back at /)).toBeVisible()
  })

  it('the team’s day is by name, and a second look is never one’s own', async () => {
    const { user } = await renderApp('/admin/telecalling/team', {
      actor: 'admin1',
      prepare: async (signedIn) => {
        await onThePhone(signedIn)
        await changeCalls(
          signedIn.server,
          {},
          { ending: 'complaint', ended_at: signedIn.server.clock.now(), for_review: true },
        )
      },
    })
    expect(await screen.findByText('Calls: 1 · Connected: 1 · Call-backs made: 0 of 0')).toBeVisible()
    const lines = within(screen.getByRole('form', { name: /^Review of call/ }))
    for (const box of lines.getAllByRole('checkbox', { name: /^(?!Promised|Asked|offered)/ })) await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Save review' }))
    expect(await screen.findByText(/^Needs coaching, by .* Missed: offered to stop calling\.$/)).toBeVisible()
    await user.click(lines.getByRole('checkbox', { name: 'Asked for a fee' }))
    await user.click(screen.getByRole('button', { name: 'Change review' }))
    expect(await screen.findByText(/^Critical: asked for a fee, by /)).toBeVisible()
  })
})
