import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createLenderCalls } from '#server/db/repositories/reports/lender-calls.ts'
import { createMessageReceipts } from '#server/db/repositories/reports/message-receipts.ts'
import { addDays, istDay, istInstant } from '#src/contract/rules/calendar.ts'
import { makeTicket } from '#tests/builders/help-request.ts'
import { pathOf } from '#tests/setup/browser.ts'
import { network, renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const PAGE = '/admin/internal-report'

/** Yesterday: five codes, two of which did not arrive, and three calls to a lender, two of which failed. */
async function prepare({ server }: SignedIn) {
  const day = addDays(istDay(server.clock.now()), -1)
  const at = (time: string) => istInstant(day, time)
  const code = (nth: number, row: Partial<Parameters<typeof createMessageReceipts>[1][number]>) => ({
    message_id: `sms_${nth}`,
    template: 'otp',
    operator: 'Jio',
    state: 'delivered' as const,
    sent_at: at('10:00'),
    settled_at: at('10:01'),
    entered_at: at('10:02'),
    ...row,
  })
  await createMessageReceipts(server.deps.db, [
    ...[1, 2, 3].map((nth) => code(nth, {})),
    code(4, { state: 'failed', reason: 'DND', entered_at: null }),
    code(5, { state: 'sent', operator: null, settled_at: null, entered_at: null }),
  ])
  await createLenderCalls(
    server.deps.db,
    (['ok', 'timeout', '5xx'] as const).map((outcome, nth) => ({
      lender_id: 16,
      app_id: `app_${nth}`,
      operation: 'submit' as const,
      outcome,
      ms: outcome === 'timeout' ? 4_000 : 200,
      at: at('11:00'),
    })),
  )
}
const region = (name: string) => screen.findByRole('region', { name })

it('codes that did not arrive: the share, what it counts, and exactly the rows behind it', async () => {
  await renderApp(`${PAGE}?preset=last_7_days`, { actor: 'admin2', prepare })
  expect(await screen.findByText('2 of 5 codes were not delivered in time.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Share of codes not delivered: 40.0%. Open the list' })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Definition: Share of codes not delivered' }))
  const passport = await screen.findByRole('dialog', { name: 'Share of codes not delivered' })
  expect(passport).toHaveTextContent('All codes that were sent')
  expect(passport).toHaveTextContent('By the day on which the code was sent')
  fireEvent.click(within(passport).getByRole('button', { name: 'Close' }))
  // The page is out of reach until the passport has gone.
  fireEvent.click(await screen.findByRole('link', { name: 'Not delivered: 2. Open the list' }))
  expect(await screen.findByRole('link', { name: 'Back to the figures' })).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
  expect(await screen.findByText('No receipt')).toBeVisible()
  expect(screen.getByText("Blocked by the customer's do-not-disturb")).toBeVisible()
  expect(window.location.search).toBe('?preset=last_7_days&show=failed')
  fireEvent.click(screen.getByRole('link', { name: 'Back to the figures' }))
  expect(await region('By operator')).toBeVisible()
})

it('too many days show no figures, and an open report asks again every minute', async () => {
  await renderApp(`${PAGE}?preset=custom_range&from=2016-10-02&to=2026-10-01`, { actor: 'admin2', prepare })
  expect(await screen.findByRole('heading', { name: 'No figures for these days' })).toBeVisible()
  expect(screen.queryByText(/as of/)).toBeNull()
  const every = vi.spyOn(globalThis, 'setInterval')
  fireEvent.click(screen.getByRole('button', { name: 'Show the last year' }))
  expect(await screen.findByText(/as of/)).toBeVisible()
  let asked = 0
  network.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === pathOf('getInternalReport')) asked += 1
  })
  for (const [act, ms] of every.mock.calls) if (ms === 60_000) act()
  await waitFor(() => expect(asked).toBe(1))
  expect(screen.getByText(/as of/)).toBeVisible()
  every.mockRestore()
  network.events.removeAllListeners()
})

it('a customer’s ticket leads to their masked journey, whoever may not open the desk; a visitor’s leads nowhere', async () => {
  const day = async ({ server }: SignedIn) => {
    const { userId } = await server.signInCustomer({ destination: '9876543210' })
    const due_at = istInstant(addDays(istDay(server.clock.now()), -1), '12:00')
    await makeTicket(server, { ticket: 'CLT-900001', user_id: userId, due_at })
    await makeTicket(server, { ticket: 'CLT-900002', due_at })
  }
  const rows = `${PAGE}?tab=tickets&show=due&preset=last_7_days`
  await renderApp(rows, { actor: 'admin2', prepare: day })
  const link = await screen.findByRole('link', { name: 'Ticket CLT-900001' })
  expect(screen.getByText('CLT-900002')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Ticket CLT-900002' })).toBeNull()
  fireEvent.click(link)
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/admin\/csr-portal\/\d+\/0$/))
  await renderApp(rows, { actor: 'admin1' })
  expect(await screen.findByRole('link', { name: 'Ticket CLT-900002' })).toHaveAttribute(
    'href',
    '/admin/tickets/CLT-900002',
  )
})

it('a chart is a table, too, and days of its own stand in the address', async () => {
  await renderApp(`${PAGE}?preset=last_7_days`, { actor: 'admin1', prepare })
  fireEvent.click(await screen.findByRole('button', { name: 'Table' }))
  const table = within(await region('Codes by day')).getByRole('table')
  expect(within(table).getAllByRole('row')).toHaveLength(8)
  expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent(/52$/)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Compare with as many days before' }))
  await waitFor(() => expect(window.location.search).toContain('compare=no'))
  await waitFor(() => expect(screen.queryAllByText('Nothing to compare with')).toEqual([]))
})

it('one press on a number of a lender opens the calls behind it; in Hindi', async () => {
  await renderApp(`${PAGE}?preset=yesterday&tab=lenders`, { actor: 'admin1', language: 'hi', prepare })
  const lenders = await region('लेंडर के हिसाब से')
  const [, row] = within(lenders).getAllByRole('row')
  expect(row).toHaveTextContent('66.7%')
  expect(row).toHaveTextContent('4,000 मिलीसेकंड या ज़्यादा')
  fireEvent.click(within(lenders).getByRole('link', { name: /विफल कॉल: 2/ }))
  expect(await screen.findByRole('link', { name: 'आँकड़ों पर वापस' })).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
  expect(await screen.findByText('उनकी गड़बड़ी (5xx)')).toBeVisible()
  expect(screen.getByText('समय पर जवाब नहीं')).toBeVisible()
})

it('the de-dupe logs are one press away for whoever may open them', async () => {
  await renderApp(PAGE, { actor: 'admin1' })
  expect(await screen.findByRole('link', { name: 'De-dupe logs' })).toHaveAttribute(
    'href',
    '/admin/customer-eligibility?tab=logs',
  )
})
