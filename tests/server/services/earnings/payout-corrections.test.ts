import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockPayouts } from '#server/db/repositories/earnings/payouts.ts'
import { transaction } from '#server/db/transaction.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { changePartners, makeMerchantRequest } from '#tests/builders/partner.ts'
import { addReferrals, storedPayoutLines } from '#tests/builders/payout.ts'
import { payByRun } from '#tests/server/services/paying/run-book.ts'
import { bodyOf } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { LENDER, approvedLoan, checkedAccount, openPayoutBook, payOut, payoutBook, recomputed } from './payout-book.ts'

describe.each(engines())('corrections and rewards on %s', (engine) => {
  let server: TestServer
  let partner: Browser
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(() => openPayoutBook(server))

  const lines = () => payoutBook(server)
  const disburse = async (rupees: number, by?: number) => payOut(server, await approvedLoan(server, rupees, by))
  const agree = (percent: string) => changePartners(server, { partner_id: 1 }, { revenue_percent: percent })
  const approve = (month: string) => admin.call('approvePayouts', { params: { id: 1, month }, body: {} })
  const on = async (day: string) => {
    server.clock.set(new Date(`${day}T06:00:00Z`))
    partner = (await server.signInPartner('a')).browser
    admin = (await server.signInAdmin(1)).browser
  }
  /** The partner disputes a line, and the marketplace answers. */
  async function dispute(payoutId: number, upheld = true) {
    const asked = await partner.answer('createPayoutDispute', {
      params: { payoutId },
      body: { reason: 'That is too little.' },
    })
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
    const { dispute_id } = asked.body as { dispute_id: number }
    return admin.answer('answerPayoutDispute', {
      params: { disputeId: dispute_id },
      body: { upheld, answer: 'We agreed on more.' },
    })
  }
  const report = () => partner.call('listPayoutReport')
  const first = async () => (await storedPayoutLines(server))[0]
  /** A loan of October that is paid; today is a day of November. */
  async function paidInOctober(): Promise<number> {
    await disburse(300_000)
    await on('2026-11-05')
    await checkedAccount(server)
    await approve('2026-10')
    await payByRun(server)
    return (await first())?.payout_id ?? 0
  }

  it('a settled line is corrected by the difference, in the running month, as often as it is wrong', async () => {
    const line = await paidInOctober()
    const refused = await dispute(line)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ message: expect.stringContaining('Write what the loan shall earn') as string })
    const [open] = await admin.call('listPayoutDisputes')
    await agree('50')
    const answer = { upheld: true, answer: 'We agreed on more.' }
    const upheld = await admin.call('answerPayoutDispute', {
      params: { disputeId: open?.dispute_id ?? 0 },
      body: answer,
    })
    expect(upheld).toMatchObject({ difference: 588 })
    await agree('45')
    expect(bodyOf(await dispute(line))).toMatchObject({ difference: -294 })
    expect(await lines()).toEqual([
      ['2026-10', 'paid', 2_500, 50, 2_450],
      ['2026-11', 'accrued', 600, 12, 588],
      ['2026-11', 'accrued', -300, -6, -294],
    ])
    expect((await dispute(line)).status).toBe(409)
    const [, correction] = (await report()).rows
    expect(correction).toMatchObject({
      kind: 'correction',
      corrects: line,
      business_month: '2026-10',
      month: '2026-11',
      disbursed_amount: 0,
      reason: 'We agreed on more.',
      partner_percent: 50,
      is_corrected: false,
    })
    const log = await admin.call('listAuditEntries', { query: { object: 'partner:1' } })
    expect(log.entries[0]).toMatchObject({ after: { status: 'upheld', net: -294 } })
  })

  it('a line that is not approved earns what was answered, says why, and is not held for it', async () => {
    await disburse(300_000)
    await on('2026-10-12')
    const { dispute_id } = await partner.call('createPayoutDispute', {
      params: { payoutId: (await first())?.payout_id ?? 0 },
      body: { reason: 'Too little.' },
    })
    // More than the 6,000 rupees that the lender pays.
    const answer = { upheld: true, answer: 'We agreed on more.', gross: 9_000 }
    await admin.call('answerPayoutDispute', { params: { disputeId: dispute_id }, body: answer })
    expect(await first()).toMatchObject({ status: 'accrued', gross: toPaise(9_000), reason: 'We agreed on more.' })
    await on('2026-11-05')
    expect(await approve('2026-10')).toMatchObject({ lines: 1 })
  })

  it('a dispute about a correction is one about its line; nothing that is worked out anew touches corrections', async () => {
    const line = await paidInOctober()
    await agree('50')
    await dispute(line)
    const correction = (await report()).rows.find(({ kind }) => kind === 'correction')
    await agree('40')
    await disburse(100_000)
    await recomputed(server, { partner_id: 1, lender_id: LENDER, month: '2026-11' })
    await dispute(correction?.payout_id ?? 0)
    expect(await lines()).toEqual([
      ['2026-10', 'paid', 2_500, 50, 2_450],
      ['2026-11', 'accrued', 600, 12, 588],
      ['2026-11', 'accrued', 900, 18, 882],
      ['2026-11', 'accrued', -600, -12, -588],
    ])
    // The slab of November is chosen by the one loan of November.
    const november = (await report()).rows.find(({ disbursed_amount }) => disbursed_amount === 100_000)
    expect(november?.business).toEqual({ disbursed: 100_000, number: 1, averageTicket: 100_000 })
  })

  it('corrections are settled with their month, and are no loans of their own', async () => {
    const line = await paidInOctober()
    await agree('50')
    await dispute(line)
    await on('2026-12-05')
    expect(await approve('2026-11')).toMatchObject({ lines: 1, net: 588 })
    expect((await payByRun(server)).parts).toMatchObject([{ month: '2026-11', lines: 1, net: 58_800 }])
    const range = { from: '2026-10-01', to: '2026-12-04' }
    const disbursals = await partner.call('listDisbursalReport', { query: range })
    expect(disbursals).toMatchObject({ total: 1, rows: [{ gross: 3_100, disbursed_amount: 300_000 }] })
    const home = await partner.call('getPartnerHome', { query: { preset: 'custom_range', ...range } })
    expect(home).toMatchObject({ now: { disbursals: 1, disbursed: 300_000, earnings: 3_100 } })
    const csv = await partner.call('exportPayoutReport')
    expect(csv).toContain(',"Correction of 2026-10: what the line of application app_payout')
  })

  it('what was corrected is taken back with its corrections, and nothing is left of it', async () => {
    const line = await paidInOctober()
    await agree('50')
    await dispute(line)
    const takeBack = (id: number) =>
      admin.status('takeBackPayout', { params: { payoutId: id }, body: { reason: 'Paid back' } })
    const correction = (await report()).rows.find(({ kind }) => kind === 'correction')
    expect(await takeBack(correction?.payout_id ?? 0)).toBe(409)
    expect(await takeBack(line)).toBe(200)
    expect((await lines()).at(-1)).toEqual(['2026-11', 'taken_back', -3_100, -62, -3_038])
    const months = await partner.call('listPayoutStatements')
    expect(months.reduce((sum, { net }) => sum + net, 0)).toBe(0)
    expect(
      (await report()).rows.map(({ kind, is_taken_back, is_corrected }) => [kind, is_taken_back, is_corrected]),
    ).toEqual(
      expect.arrayContaining([
        ['disbursal', true, true],
        ['correction', true, false],
        ['taken_back', false, false],
      ]),
    )
    const refused = await dispute(line)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ message: expect.stringMatching(/^This loan was taken back/) as string })
    expect(await lines()).toHaveLength(3)
  })

  /** Somebody whom `by` invited and who has become the partner `to`. */
  async function invited(by: number, to: number): Promise<void> {
    const reference = `MR-${by}-${to}`
    const at = server.clock.now()
    await makeMerchantRequest(server, { reference, status: 'approved', partner_id: to, created_at: at })
    await addReferrals(server, {
      partner_id: by,
      code: `RF-${by}-${to}`,
      invitee_enc: 'x',
      contact_index: reference,
      reward: toPaise(1_000.5),
      merchant_request: reference,
      created_by: 1,
      created_at: at,
      updated_at: at,
    })
  }
  const rewards = async () => {
    const rows = await storedPayoutLines(server, {}, 'partner_id')
    return rows.filter(({ referral_id }) => referral_id !== null).map(({ partner_id, net }) => [partner_id, net])
  }

  it('whoever invited a partner is rewarded once, with its first loan', async () => {
    await invited(1, 2)
    await disburse(100_000, 1)
    expect(await rewards()).toEqual([])
    await disburse(100_000, 2)
    await disburse(100_000, 2)
    expect(await rewards()).toEqual([[1, 98_050]])
    await on('2026-10-20')
    const reward = (await report()).rows.find(({ kind }) => kind === 'reward')
    expect(reward).toMatchObject({
      gross: 1_000.5,
      tds: 20,
      net: 980.5,
      revenue: 0,
      disbursed_amount: 0,
      month: '2026-10',
      lead_reference: null,
      application_reference: null,
      lender: null,
      name: '',
      slab: null,
      business: null,
    })
    const csv = await partner.call('exportPayoutReport', { query: { month: '2026-10' } })
    expect(csv).toContain(',Reward: the first loan through a partner whom you invited was paid out,')
    const disbursals = await partner.call('listDisbursalReport', { query: { from: '2026-10-01', to: '2026-10-19' } })
    expect(disbursals).toMatchObject({ total: 1 })
    expect((await dispute(reward?.payout_id ?? 0)).status).toBe(409)
    const [open] = await admin.call('listPayoutDisputes')
    expect(open?.line).toMatchObject({ kind: 'reward', lender: null })
    const answer = { upheld: false, answer: 'That is what we promised.' }
    await admin.call('answerPayoutDispute', { params: { disputeId: open?.dispute_id ?? 0 }, body: answer })
    await admin.call('takeBackPayout', {
      params: { payoutId: reward?.payout_id ?? 0 },
      body: { reason: 'Invited oneself' },
    })
    expect((await lines()).at(-1)).toEqual(['2026-10', 'taken_back', -1_000.5, -20, -980.5])
    await disburse(100_000, 2)
    expect(await rewards()).toEqual([[1, 98_050]])
  })

  it('partners who invited each other and earn at once are both rewarded, once each', async () => {
    await invited(1, 2)
    await invited(2, 1)
    const loans = [
      await approvedLoan(server, 100_000, 1),
      await approvedLoan(server, 100_000, 2),
      await approvedLoan(server, 100_000, 1),
      await approvedLoan(server, 100_000, 2),
    ]
    await Promise.all(loans.map((app_id) => payOut(server, app_id)))
    expect(await rewards()).toEqual([
      [1, 98_050],
      [2, 98_050],
    ])
    expect(await lines()).toHaveLength(6)
  })

  // The embedded engine has one connection: there nobody waits for anybody.
  it.skipIf(engine === 'pglite')('of two partners that are both paid, the lower number is locked first', async () => {
    await invited(1, 2)
    const loan = await approvedLoan(server, 100_000, 2)
    const waits = () => server.deps.db.$count(sql`pg_locks`, sql`locktype = 'advisory' and not granted`)
    let paid: Promise<boolean> | undefined
    await transaction(server.deps, async (deps) => {
      await lockPayouts(deps.db, 1)
      paid = payOut(server, loan)
      await expect.poll(waits).toBe(1)
      // Free at once, because whoever waits for the first partner does not hold the second.
      await deps.db.execute(sql`set local lock_timeout = '300ms'`)
      await lockPayouts(deps.db, 2)
    })
    expect(await paid).toBe(true)
    expect(await rewards()).toEqual([[1, 98_050]])
  })

  it("an admin reads a partner's month line by line", async () => {
    await disburse(300_000)
    await disburse(100_000)
    await disburse(100_000, 2)
    await on('2026-11-05')
    const page = await admin.call('listPartnerPayouts', {
      params: { id: 1, month: '2026-10' },
      query: { sort: 'net', direction: 'asc' },
    })
    expect(page).toMatchObject({ total: 2, rows: [{ net: 882 }, { net: 2_450 }] })
    expect(await admin.call('listPartnerPayouts', { params: { id: 1, month: '2026-09' } })).toMatchObject({
      total: 0,
      rows: [],
    })
    expect(await admin.status('listPartnerPayouts', { params: { id: 1, month: '2026-13' } })).toBe(422)
  })
})
