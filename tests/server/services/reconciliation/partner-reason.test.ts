import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAdmin } from '#server/db/repositories/identity/admins.ts'
import { fileLine } from '#tests/builders/lender-file.ts'
import { changePayoutLines } from '#tests/builders/payout.ts'
import { approvedLoan, LENDER, openPayoutBook, payOut } from '#tests/server/services/earnings/payout-book.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const MONTH = '2026-10'
const REASON = 'Their sanction letter says 90,000'
const SECOND = 'second@creditlane.test'

describe.each(engines())('what a partner reads of a decision about its line, on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  let app_id: string
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    await createAdmin(server.deps.db, { email: SECOND, name: 'Second', password_hash: null, role_id: 1 })
    await server.database.keep()
  })
  afterAll(() => server.close())

  /** Of 1 lakh the lender owes 2,000 rupees, and the partner gets 900 of them. */
  beforeEach(async () => {
    await openPayoutBook(server)
    app_id = await approvedLoan(server, 100_000)
    await payOut(server, app_id)
    server.clock.set(new Date('2026-11-20T05:00:00Z'))
    admin = (await server.signInAdmin(1)).browser
  })

  const second = async () => (await server.signInAdmin({ email: SECOND })).browser
  const partner = async () => (await server.signInPartner('a')).browser
  const lineOf = async () => {
    const { rows } = await (await partner()).call('listPayoutReport')
    return rows[0]
  }
  const line = async () =>
    (await admin.call('getLedger', { params: { lenderId: LENDER }, query: { month: MONTH } })).rows[0]
  const theirs = (gross: number, disbursed = 90_000) =>
    fileLine(server, {
      lender_id: LENDER,
      loan: 'A',
      period: MONTH,
      day: '2026-10-10',
      app_id,
      gross,
      disbursed,
    })
  const take = async (who: Browser, reason = REASON) => {
    const { file, own } = (await line()) ?? {}
    const lines = [{ line_id: file?.line_id ?? null, disbursal_id: own?.disbursal_id ?? null }]
    const body = { month: MONTH, lines, kind: 'accepted', reason } as const
    return await who.call('decideLines', { params: { lenderId: LENDER }, body })
  }

  it('the reason as staff gave it, and the day; after the undo nothing', async () => {
    await theirs(1_800)
    expect(await lineOf()).toMatchObject({ gross: 900, restated: null })
    expect((await take(admin)).changed).toBe(1)
    expect(await lineOf()).toMatchObject({
      disbursed_amount: 90_000,
      gross: 820,
      reason: null,
      restated: { reason: REASON, at: expect.stringMatching(/^2026-11-20T05:0/) as string },
    })
    const csv = String(await (await partner()).call('exportPayoutReport', { query: { format: 'csv' } }))
    expect(csv).toContain('Reason for the new figure,New figure since (IST)')
    expect(csv).toContain(`"${REASON}",2026-11-20 10:3`)
    const decision_id = (await line())?.decision?.decision_id
    await admin.call('undoDecision', { params: { id: decision_id ?? 0 } })
    expect(await lineOf()).toMatchObject({ disbursed_amount: 100_000, gross: 900, restated: null })
  })

  it('also where small differences are taken at once', async () => {
    await theirs(1_999)
    const body = { month: MONTH, up_to: 1, reason: 'Below the tolerance' }
    await admin.call('acceptSmallDifferences', { params: { lenderId: LENDER }, body })
    expect((await lineOf())?.restated?.reason).toBe('Below the tolerance')
  })

  it('of one that waits, once a second person has agreed, with the day of that', async () => {
    await theirs(900, 45_000)
    expect((await take(admin)).waiting).toBe(1)
    expect((await lineOf())?.restated).toBeNull()
    server.clock.set(new Date('2026-11-21T05:00:00Z'))
    admin = await second()
    expect((await take(admin, 'Agreed')).changed).toBe(1)
    expect((await lineOf())?.restated).toEqual({ reason: REASON, at: expect.stringContaining('2026-11-21') as string })
  })

  it('nothing at a line that was approved before: it has not followed', async () => {
    await changePayoutLines(server, {}, { status: 'approved', approved_at: server.clock.now() })
    await theirs(1_800)
    expect((await take(admin)).changed).toBe(1)
    expect(await lineOf()).toMatchObject({ status: 'approved', gross: 900, restated: null })
  })

  it('of a loan whose commission was taken back, the reason at the line that takes it back', async () => {
    await theirs(-2_000)
    expect((await take(admin, 'Closed within the month')).waiting).toBe(1)
    expect((await take(await second(), 'Agreed')).changed).toBe(1)
    const { rows: told } = await (await partner()).call('listPayoutReport')
    expect(told.find(({ kind }) => kind === 'taken_back')?.reason).toBe('Closed within the month')
  })
})
