import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listRunLines, listRuns, updateRun } from '#server/db/repositories/paying/payment-runs.ts'
import { approvePayouts } from '#server/services/earnings/approve-payouts.ts'
import { callOffPaymentRun } from '#server/services/paying/call-off-payment-run.ts'
import { getPayingDesk } from '#server/services/paying/get-paying-desk.ts'
import { makePaymentRun } from '#server/services/paying/make-payment-run.ts'
import { payRunLine } from '#server/services/paying/pay-run-line.ts'
import { returnRunLine } from '#server/services/paying/return-run-line.ts'
import { sendPaymentRun } from '#server/services/paying/send-payment-run.ts'
import { runSums } from '#src/contract/paying/run-sums.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { sumPaise } from '#src/contract/rules/paise.ts'
import { storedPayoutLines, storedPayoutPayments } from '#tests/builders/payout.ts'
import {
  approvedLoan,
  checkedAccount,
  freshUtr,
  openPayoutBook,
  payOut,
} from '#tests/server/services/earnings/payout-book.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const ACTS = ['make', 'callOff', 'send', 'pay', 'return'] as const
type Act = (typeof ACTS)[number]

describe.each(engines())('whatever becomes of payment runs, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())

  /** October of two partners, approved. */
  const openBook = async () => {
    await openPayoutBook(server, 1_000_000)
    for (const by of [1, 2]) await payOut(server, await approvedLoan(server, 300_000, by))
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    for (const partner of [1, 2]) {
      await approvePayouts(server.deps, partner, '2026-10', { admin_id: 1 })
      await checkedAccount(server, partner)
    }
  }
  const today = () => istDay(server.clock.now())
  const linesIn = async (state: string) => {
    const runs = (await listRuns(server.deps.db)).map(({ run_id }) => run_id)
    return (await listRunLines(server.deps.db, runs)).filter((line) => line.state === state)
  }
  const runIn = async (...states: string[]) =>
    (await listRuns(server.deps.db)).find(({ state }) => states.includes(state))

  /** An act where it can be done; two people press at once, and what the second one is refused changes nothing. */
  const act = async (what: Act, at: number) => {
    const { deps } = server
    const twice = (once: () => Promise<unknown>) => Promise.allSettled([once(), once()])
    if (what === 'make') {
      const { total } = await getPayingDesk(deps)
      await twice(() => makePaymentRun(deps, { total }, { admin_id: 1 }))
    }
    if (what === 'callOff') {
      const run = await runIn('made', 'checked')
      if (run) await twice(() => callOffPaymentRun(deps, run.run_id, 'Another one is made', { admin_id: 1 }))
    }
    if (what === 'send') {
      const run = await runIn('made')
      if (!run) return
      await updateRun(deps.db, run.run_id, { state: 'checked', checked_at: deps.clock.now() })
      await twice(() => sendPaymentRun(deps, run.run_id, today(), { admin_id: 1 }))
    }
    const sent = await linesIn('sent')
    const line = sent[at % Math.max(sent.length, 1)]
    if (!line) return
    if (what === 'pay')
      await twice(() => payRunLine(deps, line.line_id, { day: today(), utr: freshUtr() }, { admin_id: 1 }))
    if (what === 'return')
      await twice(() =>
        returnRunLine(deps, line.line_id, { day: today(), reason: 'Account is closed' }, { admin_id: 1 }),
      )
    // What came back puts the account out of use; the partner proves it anew.
    if (what === 'return') for (const partner of [1, 2]) await checkedAccount(server, partner)
  }

  const check = async () => {
    const { db } = server.deps
    const open = new Set<number>()
    for (const { run_id } of await listRuns(db)) {
      const lines = await listRunLines(db, [run_id])
      const { sent, paid, returned, open: waiting } = runSums(lines)
      expect(paid + returned + waiting).toBe(sent)
      for (const { line_id, state } of lines)
        if (state === 'in_run' || state === 'sent' || state === 'paid') open.add(line_id)
    }
    const payments = await storedPayoutPayments(server)
    const settled = (await storedPayoutLines(server)).filter(({ paid_at }) => paid_at !== null)
    expect(sumPaise(payments.map(({ amount }) => amount))).toBe(sumPaise(settled.map(({ net }) => net)))
    for (const { run_line_id } of await storedPayoutLines(server))
      if (run_line_id !== null) expect(open.has(run_line_id)).toBe(true)
  }

  it('paid and returned and open come to what was sent, and no line of a statement is paid twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...ACTS), fc.nat(1)), { minLength: 4, maxLength: 9 }),
        async (acts) => {
          await openBook()
          for (const [what, at] of acts) {
            await act(what, at)
            await check()
          }
          // Whatever came back is paid in the end, once.
          for (const what of ['make', 'send', 'pay', 'pay', 'make', 'send', 'pay', 'pay'] as const) await act(what, 0)
          await check()
          const lines = await storedPayoutLines(server)
          expect(lines.map(({ status }) => status)).toEqual(['paid', 'paid'])
          expect(await storedPayoutPayments(server)).toHaveLength(2)
        },
      ),
      {
        numRuns: 4,
        // The way of a run that comes back whole and is paid by the next one is always among them.
        examples: [
          [
            [
              ['make', 0],
              ['send', 0],
              ['return', 0],
              ['pay', 0],
              ['make', 0],
              ['send', 1],
              ['callOff', 0],
            ],
          ],
        ],
      },
    )
  })
})
