import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toPaise } from '#src/contract/rules/paise.ts'
import { changePartners } from '#tests/builders/partner.ts'
import { storedPayoutLines } from '#tests/builders/payout.ts'
import { payByRun } from '#tests/server/services/paying/run-book.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { LENDER, approvedLoan, checkedAccount, openPayoutBook, payOut, payoutBook, recomputed } from './payout-book.ts'

describe.each(engines())('lines that would pay more than the lender does on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())

  /** The lender pays 2 % of 1 lakh, 2,000 rupees; 40 % of that and 1,200 are exactly 2,000, and 1,201 a rupee more. */
  beforeEach(async () => {
    await openPayoutBook(server)
    await changePartners(server, {}, { revenue_flat_fee: toPaise(1_201) })
    await payOut(server, await approvedLoan(server, 100_000))
    await payOut(server, await approvedLoan(server, 110_000))
    await on('2026-11-05')
  })
  const on = async (day: string) => {
    server.clock.set(new Date(`${day}T06:00:00Z`))
    admin = (await server.signInAdmin(1)).browser
  }
  const [first, approve] = [
    async () => (await storedPayoutLines(server))[0]?.payout_id,
    () => admin.answer('approvePayouts', { params: { id: 1, month: '2026-10' }, body: {} }),
  ]
  const release = async (body: object) =>
    admin.status('releasePayout', { params: { payoutId: (await first()) ?? 0 }, body: untyped(body) })
  const month = async () => (await admin.call('listPartnerStatements', { params: { id: 1 } }))[0]
  const lines = async () =>
    (
      await admin.call('listPartnerPayouts', {
        params: { id: 1, month: '2026-10' },
        query: { sort: 'net', direction: 'asc' },
      })
    ).rows

  it('are held: the others are approved, and they wait for a decision', async () => {
    expect((await payoutBook(server)).map(([, , gross]) => gross)).toEqual([2_001, 2_081])
    expect(await month()).toMatchObject({ accrued_lines: 2, held_lines: 1 })
    expect((await approve()).body).toMatchObject({ lines: 1 })
    expect((await payoutBook(server)).map(([, status]) => status)).toEqual(['accrued', 'approved'])
    expect((await lines()).map(({ is_held }) => is_held)).toEqual([true, false])
    const partner = (await server.signInPartner('a')).browser
    const { rows } = await partner.call('listPayoutReport', { query: { sort: 'net', direction: 'asc' } })
    expect(rows.map(({ is_held, gross, revenue }) => [is_held, gross > revenue])).toEqual([
      [true, true],
      [false, false],
    ])
    const again = await approve()
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ message: expect.stringContaining('Decide on those lines first') as string })
    await checkedAccount(server)
    expect((await payByRun(server)).parts).toMatchObject([{ month: '2026-10', lines: 1 }])
  })

  it('go on as they are once released with a reason, which stays with the line and in the log', async () => {
    expect(await release({ reason: '   ' })).toBe(422)
    expect(await release({ reason: 'A promise of ours' })).toBe(200)
    expect(await release({ reason: 'Again' })).toBe(409)
    expect((await approve()).body).toMatchObject({ lines: 2 })
    expect((await lines())[0]).toMatchObject({ gross: 2_001, is_held: false, reason: 'A promise of ours' })
    const log = await admin.call('listAuditEntries', { query: { object: 'partner:1' } })
    expect(log.entries.map(({ action }) => action)).toContain('payout.release')
  })

  it('are corrected to another figure with a reason, which every later reckoning keeps', async () => {
    expect(await release({ reason: 'The usual share', gross: 800 })).toBe(200)
    expect((await payoutBook(server))[0]).toEqual(['2026-10', 'accrued', 800, 16, 784])
    expect((await approve()).body).toMatchObject({ lines: 2 })
    expect((await payoutBook(server))[0]).toEqual(['2026-10', 'approved', 800, 16, 784])
  })

  it('go on by themselves once what is agreed pays less than the lender does', async () => {
    await changePartners(server, {}, { revenue_flat_fee: toPaise(1_200) })
    const october = { partner_id: 1, lender_id: LENDER, month: '2026-10' }
    await recomputed(server, october)
    expect(await month()).toMatchObject({ held_lines: 0, held: 0 })
    expect((await approve()).body).toMatchObject({ lines: 2 })
  })

  it('are held anew when what was released is worked out to another figure', async () => {
    await release({ reason: 'A promise of ours' })
    await changePartners(server, {}, { revenue_flat_fee: toPaise(1_900) })
    const october = { partner_id: 1, lender_id: LENDER, month: '2026-10' }
    await recomputed(server, october)
    expect((await approve()).status).toBe(409)
    expect(await month()).toMatchObject({ held_lines: 2 })
  })

  it('a line that pays less is not held, nor one that is taken back', async () => {
    const [, second] = await storedPayoutLines(server)
    expect(
      await admin.status('releasePayout', { params: { payoutId: second?.payout_id ?? 0 }, body: { reason: 'x' } }),
    ).toBe(409)
    await admin.call('takeBackPayout', { params: { payoutId: (await first()) ?? 0 }, body: { reason: 'Cancelled' } })
    expect(await month()).toMatchObject({ held_lines: 0 })
    expect((await approve()).body).toMatchObject({ lines: 3 })
  })
})
