import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeMonths } from '#server/services/reconciliation/close-months.ts'
import { decideLines } from '#server/services/reconciliation/decide-lines.ts'
import { getReconciliation } from '#server/services/reconciliation/get-reconciliation.ts'
import { fileLine } from '#tests/builders/lender-file.ts'
import { paidOut, storedDisbursals } from '#tests/builders/loan.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const BY = { admin_id: 1 }

describe.each(engines())('months with lenders that are closed at once, on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
    server.clock.set(new Date('2026-11-20T05:00:00Z'))
    admin = (await server.signInAdmin(1)).browser
  })
  afterAll(() => server.close())

  /** A line of a file that nobody has a loan for; settled where it is disputed. */
  const lineIn = async (lender_id: number, month: string, settled: boolean) => {
    const line_id = await fileLine(server, { lender_id, loan: `LN-${lender_id}-${month}`, period: month })
    const lines = [{ line_id, disbursal_id: null }]
    if (settled) await decideLines(server.deps, lender_id, { month, lines, kind: 'disputed', reason: 'Not ours' }, BY)
  }
  const closing = async () => (await getReconciliation(server.deps)).closing
  const stateIn = async (month: string, lender: number) =>
    (await getReconciliation(server.deps, month)).lenders.find(({ lender_id }) => lender_id === lender)?.state

  it('says which can be, the oldest first, and what blocks the first that cannot', async () => {
    for (const month of ['2026-07', '2026-08']) await lineIn(1, month, true)
    await lineIn(1, '2026-09', false)
    await lineIn(1, '2026-10', true)
    await lineIn(1, '2026-11', true)
    await paidOut(server, { lender_id: 2, loan: 'B', day: '2026-10-05' })
    await lineIn(3, '2026-11', false)
    expect(await closing()).toMatchObject([
      {
        lender_id: 1,
        months: ['2026-07', '2026-08'],
        lines: 2,
        blocked: { month: '2026-09', open: 1, has_file: true, behind: 1 },
      },
      { lender_id: 2, months: [], seen: '', blocked: { month: '2026-10', open: 1, has_file: false, behind: 0 } },
    ])
  })

  it('closes them in one act, with what goes over from one to the next, and the log says which', async () => {
    await lineIn(1, '2026-08', true)
    await paidOut(server, { lender_id: 1, loan: 'C', day: '2026-08-05' })
    const [loan] = await storedDisbursals(server)
    const lines = [{ line_id: null, disbursal_id: loan?.disbursal_id ?? 0 }]
    await decideLines(server.deps, 1, { month: '2026-08', lines, kind: 'chased', reason: 'Letter' }, BY)
    await lineIn(1, '2026-09', true)
    await lineIn(2, '2026-10', true)
    // October of the first has nothing of its own: it gets what September leaves.
    expect(await closing()).toMatchObject([
      { lender_id: 1, months: ['2026-08', '2026-09', '2026-10'], lines: 3 },
      { lender_id: 2, months: ['2026-10'], lines: 1 },
    ])
    const lenders = (await closing()).map(({ lender_id, seen }) => ({ lender_id, seen }))
    const { closed, left } = await admin.call('closeLedgerMonths', { body: { lenders } })
    expect(closed.map(({ lender_id, month }) => [lender_id, month])).toEqual([
      [1, '2026-08'],
      [1, '2026-09'],
      [1, '2026-10'],
      [2, '2026-10'],
    ])
    expect(left).toEqual([])
    expect([await stateIn('2026-08', 1), await stateIn('2026-09', 1), await stateIn('2026-10', 2)]).toEqual([
      'closed',
      'closed',
      'closed',
    ])
    // What was chased has gone over to the month that is not over: nothing is left to close.
    expect(await closing()).toEqual([])
    const [october] = (await getReconciliation(server.deps, '2026-10')).lenders
    expect(october).toMatchObject({ lender_id: 1, state: 'closed', has_file: false })
    const [entry] = await storedAuditLog(server, { action: 'reconciliation.close-many' })
    expect(entry?.after).toMatchObject({ closed })
  })

  it('a lender whose lines have changed since is left as it is, and the others are closed', async () => {
    await lineIn(1, '2026-08', true)
    await lineIn(2, '2026-08', true)
    const lenders = (await closing()).map(({ lender_id, seen }) => ({ lender_id, seen }))
    await lineIn(1, '2026-09', true)
    const { closed, left } = await closeMonths(server.deps, { lenders }, BY)
    expect([closed.map(({ lender_id }) => lender_id), left]).toEqual([[2], [{ lender_id: 1 }]])
    expect(await stateIn('2026-08', 1)).toBe('ready')
  })

  it('a month that waits for another names it in words', async () => {
    await lineIn(1, '2026-08', false)
    await lineIn(1, '2026-09', true)
    const { seen } = await admin.call('getLedger', { params: { lenderId: 1 }, query: { month: '2026-09' } })
    const refused = await admin.refusal('closeLedgerMonth', {
      params: { lenderId: 1 },
      body: { month: '2026-09', seen },
    })
    expect(refused.body.message).toBe('Close August 2026 first: what it leaves goes over to this month.')
  })
})
