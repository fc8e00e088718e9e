import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createAlarm } from '#server/db/repositories/figures/alarms.ts'
import { createMessageReceipt } from '#server/db/repositories/reports/message-receipts.ts'
import { addDays, istDay, istInstant } from '#src/contract/rules/calendar.ts'
import { makeTicket } from '#tests/builders/help-request.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const PAGE = '/admin/dashboard'

async function prepare({ server }: SignedIn) {
  const today = istDay(server.clock.now())
  for (const ago of [12, 2])
    await makeTicket(server, { ticket: `CLT-9000${ago}`, due_at: istInstant(addDays(today, -ago), '12:00') })
  const sent_at = istInstant(addDays(today, -1), '12:00')
  const failed = { state: 'failed', reason: 'DND', sent_at, settled_at: sent_at } as const
  await createMessageReceipt(server.deps.db, { message_id: 'sms_1', template: 'otp', ...failed })
}

it('what waits stands first, and its button opens exactly that', async () => {
  await renderApp(PAGE, { actor: 'admin2', prepare })
  const [item, ...others] = within(await screen.findByRole('list', { name: 'Work list' })).getAllByRole('listitem')
  expect(others).toEqual([])
  expect(item).toHaveTextContent(/^2Help requests past their due date/)
  expect(item).toHaveTextContent('Late')
  expect(screen.getByText(/^2 items need attention\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Share of codes not delivered: 100.0%. Open the list' })).toBeVisible()
  fireEvent.click(screen.getByRole('link', { name: 'Open Internal Reports: Help requests past their due date' }))
  expect(await screen.findByRole('heading', { name: 'No answer yet' })).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
})

it('says that nothing waits; in Hindi', async () => {
  await renderApp(PAGE, { actor: 'admin2', language: 'hi' })
  expect(await screen.findByRole('heading', { name: 'कोई काम बाकी नहीं' })).toBeVisible()
  expect(screen.getByText(/^कोई काम बाकी नहीं है।/)).toBeVisible()
  // It names what was looked at for this person, and nothing else is said to be in order.
  expect(screen.getByText(/^यह देखा गया: .*।$/)).toHaveTextContent('मदद के अनुरोध')
  expect(screen.queryByText(/सभी अनुरोधों/)).toBeNull()
})

it('figures of yesterday open exactly their rows', async () => {
  await renderApp(PAGE, { actor: 'admin2', prepare })
  const name = { applications: 'Applications', approved: 'Approvals', disbursed: 'Rupees disbursed' }
  const counts = { applications: 'app_submitted', approved: 'event_approved', disbursed: 'event_disbursed' }
  for (const key of ['applications', 'approved', 'disbursed'] as const) {
    const link = await screen.findByRole('link', { name: new RegExp(`^${name[key]}: .*Open the list`) })
    expect(link).toHaveAttribute('href', `/admin/customers-journey?count=${counts[key]}&preset=yesterday`)
  }
})

it('a figure that did not add up leads to its finding, and leaves the list once it is seen', async () => {
  await renderApp(PAGE, {
    actor: 'admin2',
    prepare: ({ server: { deps } }) =>
      createAlarm(deps.db, { family: 'event', day: '2026-10-01', sums: 2, found_at: deps.clock.now() }),
  })
  fireEvent.click(
    await screen.findByRole('link', { name: 'Open Dashboard: Figures that were wrong and have been recalculated' }),
  )
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Figures that were recalculated' })).toHaveFocus())
  const findings = await screen.findByRole('list', { name: 'Figures that were recalculated' })
  expect(findings).toHaveTextContent('Decisions and payouts by their day, 1 Oct 2026')
  expect(findings).toHaveTextContent('2 totals were wrong and have been recalculated.')
  fireEvent.click(within(findings).getByRole('button', { name: 'Mark as seen: 1 Oct 2026' }))
  expect(await screen.findByText('No findings that nobody has seen.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Figures that were wrong and have been recalculated')).toBeNull())
})
