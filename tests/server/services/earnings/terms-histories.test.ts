import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { approvePayouts } from '#server/services/earnings/approve-payouts.ts'
import { callOffSlabs } from '#server/services/earnings/call-off-slabs.ts'
import { listDatedSlabs } from '#server/services/earnings/list-dated-slabs.ts'
import { listLenderRevenues } from '#server/services/earnings/list-lender-revenues.ts'
import { listTerms } from '#server/services/earnings/list-terms.ts'
import { updateLenderRevenue } from '#server/services/earnings/update-lender-revenue.ts'
import { callOffPartnerTerms } from '#server/services/partners/call-off-partner-terms.ts'
import { updatePartnerRevenue } from '#server/services/partners/update-partner-revenue.ts'
import { addDays, istDay, istInstant } from '#src/contract/rules/calendar.ts'
import { storedPayoutLines } from '#tests/builders/payout.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { approvedLoan, LENDER, openPayoutBook, payOut } from './payout-book.ts'

let server: TestServer
beforeAll(async () => {
  server = await makeTestServer()
})
afterAll(() => server.close())

/** What counts from which day, kept by hand. */
type Kept = Map<string, number>
const countsOn = (kept: Kept, day: string): number => {
  const begun = [...kept.keys()].filter((from) => from <= day).sort()
  return kept.get(begun.at(-1) ?? '') ?? 0
}

const ahead = fc.integer({ min: -2, max: 25 })
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('loan' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 16 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('terms' as const), to: fc.integer({ min: 0, max: 99 }), ahead }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('slabs' as const), to: fc.integer({ min: 1, max: 9 }), ahead }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('callOff' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('approve' as const) }) },
)

async function refused(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => false,
    () => true,
  )
}

it('whatever is agreed, planned, called off and approved: a line earns by its own day, and never changes once approved', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 22 }), async (steps) => {
      await openPayoutBook(server)
      const { deps } = server
      const terms: Kept = new Map([['', 40]])
      const slabs: Kept = new Map()
      const settled = new Map<number, number>()
      let day = '2026-10-10'
      const slabsOf = async (to: number, from_day: string) => {
        for (const slab of await listLenderRevenues(deps, LENDER))
          await updateLenderRevenue(deps, { ...slab, revenue_percent: to, from_day, expected: undefined })
      }
      const plannedIn = (kept: Kept) => [...kept.keys()].some((from) => from > day)
      const save = async (kept: Kept, to: number, from: string, work: Promise<unknown>) => {
        const wrong = from < day || [...kept.keys()].some((other) => other > from)
        expect(await refused(work)).toBe(wrong)
        if (!wrong) kept.set(from, to)
      }
      await slabsOf(2, day)
      slabs.set(day, 2)
      for (const each of steps) {
        if (each.kind === 'loan') await payOut(server, await approvedLoan(server, 100_000))
        if (each.kind === 'wait') {
          day = addDays(day, each.days)
          server.clock.set(istInstant(day, '11:00'))
        }
        if (each.kind === 'terms') {
          const from_day = addDays(day, each.ahead)
          const wanted = { revenue_percent: each.to, revenue_flat_fee: 100, from_day, expected: undefined }
          await save(terms, each.to, from_day, updatePartnerRevenue(deps, 1, wanted))
        }
        if (each.kind === 'slabs') {
          const from_day = addDays(day, each.ahead)
          await save(slabs, each.to, from_day, slabsOf(each.to, from_day))
        }
        if (each.kind === 'callOff') {
          const [latest] = (await listTerms(deps, 1)).versions
          expect(latest?.state === 'planned').toBe(plannedIn(terms))
          if (latest?.state === 'planned') {
            await callOffPartnerTerms(deps, 1, latest.version_id ?? 0)
            terms.delete(latest.from_day ?? '')
          }
          const [last] = (await listDatedSlabs(deps, LENDER)).versions
          if (last?.state === 'planned') {
            await callOffSlabs(deps, LENDER, last.version_id ?? 0)
            slabs.delete(last.from_day ?? '')
          }
        }
        if (each.kind === 'approve')
          await refused(approvePayouts(deps, 1, addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7), { admin_id: 1 }))
        for (const line of await storedPayoutLines(server)) {
          const paidOn = istDay(line.disbursed_at)
          const byItsDay = 1_000 * countsOn(slabs, paidOn) * countsOn(terms, paidOn) + 10_000
          expect(line.gross).toBe(byItsDay)
          if (settled.has(line.payout_id)) expect(line.gross).toBe(settled.get(line.payout_id))
          if (line.status === 'approved') settled.set(line.payout_id, line.gross)
        }
      }
    }),
    { numRuns: 12, seed: 20_261_122 },
  )
})
