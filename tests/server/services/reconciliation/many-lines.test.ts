import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fileLine } from '#tests/builders/lender-file.ts'
import { paidOut, paidOutMany } from '#tests/builders/loan.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

describe.each(engines())('many lines decided in one act, on %s', (engine) => {
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

  const chase = (disbursal_ids: number[], kind: 'chased' | 'accepted' = 'chased') =>
    admin.call('decideChased', { body: { disbursal_ids, kind, reason: 'Letter of today' } })
  const decidedOf = async () =>
    (await admin.call('listChased')).flatMap(({ decision, disbursal_id }) => (decision ? [disbursal_id] : []))

  it('of 5,000 chosen 200 are refused with their reason, the others are written, and all of those are taken back at once', async () => {
    const loans = await paidOutMany(server, { lender_id: 1, day: '2026-10-05', loans: 5_000 })
    const written = loans.slice(0, 200)
    expect(await chase(written, 'accepted')).toMatchObject({ changed: 200, waiting: 0, left: [] })
    const answer = await chase(loans)
    expect(answer).toMatchObject({ changed: 4_800, waiting: 0 })
    expect(answer.left.map(({ why, lines }) => [why, lines.map(({ disbursal_id }) => disbursal_id)])).toEqual([
      ['decided', written],
    ])
    expect(new Set(answer.decisions).size).toBe(4_800)
    const undone = await admin.call('undoDecisions', { body: { decision_ids: answer.decisions } })
    expect(undone).toEqual({ undone: 4_800, left: [] })
    expect(await decidedOf()).toEqual([])
    const log = await storedAuditLog(server, { action: 'reconciliation.decide-many' })
    expect(log.at(-1)?.after).toMatchObject({ kind: 'chased', lines: 5_000, changed: 4_800 })
  })

  it('goes over lenders and months, and names what is paid or gone by now', async () => {
    const first = await paidOut(server, { lender_id: 1, loan: 'A', day: '2026-09-05' })
    const second = await paidOut(server, { lender_id: 2, loan: 'B', day: '2026-10-05' })
    const paid = await paidOut(server, { lender_id: 2, loan: 'C', day: '2026-10-06' })
    await fileLine(server, { lender_id: 2, loan: 'C', period: '2026-10', gross: 0 })
    const ids = [first, second, paid].map(({ disbursal_id }) => disbursal_id)
    const { changed, left } = await chase([...ids, 99_999])
    expect(changed).toBe(2)
    const named = left.flatMap(({ why, lines }) => lines.map(({ disbursal_id }) => [why, disbursal_id]))
    expect(named).toEqual([
      ['not_possible', paid.disbursal_id],
      ['gone', 99_999],
    ])
    expect(await decidedOf()).toEqual(expect.arrayContaining(ids.slice(0, 2)))
  })

  it('an undo takes back what it can, and says of the rest why it stands', async () => {
    const { disbursal_id } = await paidOut(server, { lender_id: 1, loan: 'A', day: '2026-10-05' })
    const { decisions } = await chase([disbursal_id])
    const undo = () => admin.call('undoDecisions', { body: { decision_ids: decisions } })
    expect(await undo()).toEqual({ undone: 1, left: [] })
    expect(await undo()).toEqual({ undone: 0, left: [{ why: 'Somebody has undone it already.', decisions }] })
    const again = await chase([disbursal_id])
    const { seen } = await admin.call('getLedger', { params: { lenderId: 1 }, query: { month: '2026-10' } })
    await admin.call('closeLedgerMonth', { params: { lenderId: 1 }, body: { month: '2026-10', seen } })
    const closed = await admin.call('undoDecisions', { body: { decision_ids: again.decisions } })
    expect(closed.undone).toBe(0)
    expect(closed.left[0]?.why).toMatch(/^This month is closed/)
  })
})
