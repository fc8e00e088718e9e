import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { transaction } from '#server/db/transaction.ts'
import { moveApplication } from '#server/services/applications/move-application.ts'
import { createLenderRevenue } from '#server/services/earnings/create-lender-revenue.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { days } from '#src/contract/rules/time.ts'
import { makeLead, storedLeads } from '#tests/builders/lead.ts'
import { storedJobs } from '#tests/builders/log.ts'
import { addPartnerWebhooks, changePartners, storedWebhookDeliveries } from '#tests/builders/partner.ts'
import { changePayoutLines, storedPayoutLines } from '#tests/builders/payout.ts'
import { payByRun } from '#tests/server/services/paying/run-book.ts'
import { bodyOf } from '#tests/setup/browser.ts'
import { bothEngines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import {
  LENDER,
  NO_BOUND,
  approvedLoan,
  checkedAccount,
  openPayoutBook,
  payOut,
  payoutBook,
  recomputed,
} from './payout-book.ts'

describe.each(bothEngines())('payouts on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    server.deps.limits.profile = 'relaxed'
  })
  afterAll(() => server.close())
  beforeEach(() => openPayoutBook(server))

  const approved = (rupees: number, by?: number | null) => approvedLoan(server, rupees, by)
  const pay = (app_id: string) => payOut(server, app_id)
  const lines = () => payoutBook(server)
  const group = { partner_id: 1, lender_id: LENDER, month: '2026-10' }

  it('a disbursal is credited to whoever brought the lead, and the month moves into another slab with it', async () => {
    await pay(await approved(300_000, null))
    expect(await lines()).toEqual([])
    await pay(await approved(300_000))
    // The slab follows all that the lender paid out: six lakh by now.
    expect(await lines()).toEqual([['2026-10', 'accrued', 3_700, 74, 3_626]])
    await pay(await approved(250_000.5))
    expect(await lines()).toEqual([
      ['2026-10', 'accrued', 3_700, 74, 3_626],
      ['2026-10', 'accrued', 3_100.01, 62, 3_038.01],
    ])
  })

  it('several loans paid out at once are all in the month', async () => {
    const ids = [await approved(200_000), await approved(200_000), await approved(200_000)]
    await Promise.all(ids.map(pay))
    expect(await lines()).toEqual(Array.from({ length: 3 }, () => ['2026-10', 'accrued', 2_500, 50, 2_450]))
    await expect(pay(ids[0] ?? '')).resolves.toBe(false)
    expect(await lines()).toHaveLength(3)
  })

  it('a loan that is reported while its month is approved is approved with it, or waits beside it', async () => {
    await pay(await approved(300_000))
    const late = await approved(300_000)
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    const admin = (await server.signInAdmin(1)).browser
    const report = transaction(server.deps, async (deps) => {
      const row = await lockApplication(deps.db, late, null)
      const paid = { disbursed_on: '2026-10-31' }
      return row !== null && moveApplication(deps, row, { to: 'disbursed', source: 'lender', paid })
    })
    const [answer] = await Promise.all([
      admin.answer('approvePayouts', { params: { id: 1, month: '2026-10' }, body: {} }),
      report,
    ])
    const line = (status: string, ...sums: number[]) => ['2026-10', status, ...sums]
    // Two such loans are in the larger slab; what is approved stays.
    const first = (answer.body as { lines: number }).lines === 2 ? [3_700, 74, 3_626] : [2_500, 50, 2_450]
    const second = line(first[0] === 3_700 ? 'approved' : 'accrued', 3_700, 74, 3_626)
    expect(await lines()).toEqual([line('approved', ...first), second])
  })

  it('a month is worked out once more before it is fixed, and the partner’s own systems are told what it came to', async () => {
    const hook = { url: 'https://hooks.example.com/payouts', secret_enc: '', events: ['payout.approved'] }
    await addPartnerWebhooks(server, [
      { partner_id: 1, ...hook },
      { partner_id: 2, ...hook },
    ])
    await pay(await approved(300_000))
    // As if something had gone wrong since the loan was paid out.
    await changePayoutLines(server, {}, { gross: toPaise(9_999) })
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    const admin = (await server.signInAdmin(1)).browser
    await admin.call('approvePayouts', { params: { id: 1, month: '2026-10' }, body: {} })
    expect(await lines()).toEqual([['2026-10', 'approved', 2_500, 50, 2_450]])
    const told = await storedWebhookDeliveries(server)
    expect(told).toMatchObject([
      { partner_id: 1, event: 'payout.approved', payload: { data: { month: '2026-10', lines: 1, net: 2_450 } } },
    ])
  })

  it('a month is approved when it is over, paid once, and never changes after that', async () => {
    await pay(await approved(300_000))
    const { browser } = await server.signInAdmin(1)
    const october = { params: { id: 1, month: '2026-10' }, body: {} }
    expect(await browser.status('approvePayouts', october)).toBe(409)
    await checkedAccount(server)
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    const admin = (await server.signInAdmin(1)).browser
    const approve = () => admin.answer('approvePayouts', { params: { id: 1, month: '2026-10' }, body: {} })
    const send = () => payByRun(server, { utr: 'HDFCN26309000001' })
    expect(bodyOf(await approve())).toMatchObject({ lines: 1, net: 2_450 })
    expect((await approve()).status).toBe(409)
    expect((await approve()).body).toMatchObject({ message: 'Nothing of this month waits for approval.' })
    await createLenderRevenue(server.deps, {
      ...NO_BOUND,
      slab_disbursed_min: 0,
      slab_disbursed_max: null,
      revenue_percent: 9,
    })
    await changePartners(server, {}, { revenue_percent: '90' })
    await recomputed(server, group)
    expect(await lines()).toEqual([['2026-10', 'approved', 2_500, 50, 2_450]])
    const told = async () => (await storedJobs(server, { kind: 'tell_partner_paid' })).length
    expect(await told()).toBe(0)
    expect(await send()).toMatchObject({ amount: 245_000, parts: [{ lines: 1 }] })
    await expect(send()).rejects.toThrow('There is nothing that a run could pay just now.')
    expect(await told()).toBe(1)
    expect(await lines()).toEqual([['2026-10', 'paid', 2_500, 50, 2_450]])
    const partner = (await server.signInPartner('a')).browser
    expect(await partner.call('listPayoutStatements')).toEqual([
      {
        month: '2026-10',
        is_over: true,
        lines: 1,
        lower: [],
        disbursed: 300_000,
        gross: 2_500,
        tds: 50,
        net: 2_450,
        gst: 0,
        tax: { tds_percent: 2, gst_percent: 0, supply: null, parties: null, is_fixed: true },
        accrued: 0,
        held: 0,
        approved: 0,
        paid: 2_450,
        accrued_lines: 0,
        held_lines: 0,
        approved_lines: 0,
        payments: [
          {
            payment_id: expect.any(Number) as number,
            amount: 2_450,
            day: '2026-11-05',
            utr: 'HDFCN26309000001',
            account_ending: '7418',
            ifsc: 'HDFC0000418',
            parts: [{ month: '2026-10', net: 2_450 }],
            reverses: null,
            reason: null,
            is_reversed: false,
            run_id: expect.any(Number) as number,
            noted_at: expect.stringMatching(/^2026-11-05T06:/) as string,
          },
        ],
        paid_unrecorded: false,
      },
    ])
  })

  it('approving and paying one partner’s month leaves every other partner’s as it is', async () => {
    await pay(await approved(300_000, 1))
    await pay(await approved(300_000, 2))
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    const { browser } = await server.signInAdmin(1)
    const approve = (partner: number) =>
      browser.answer('approvePayouts', { params: { id: partner, month: '2026-10' }, body: {} })
    const statuses = async () => {
      const rows = await storedPayoutLines(server, {}, 'partner_id')
      return rows.map(({ partner_id, status }) => [partner_id, status])
    }
    expect(bodyOf(await approve(1))).toMatchObject({ lines: 1 })
    expect(await statuses()).toEqual([
      [1, 'approved'],
      [2, 'accrued'],
    ])
    expect((await approve(1)).body).toMatchObject({ message: 'Nothing of this month waits for approval.' })
    const partner = (await server.signInPartner('a')).browser
    expect(await partner.call('listPayoutStatements')).toMatchObject([
      { approved_lines: 1, payments: [], paid_unrecorded: false },
    ])
    expect((await approve(2)).status).toBe(200)
    await checkedAccount(server)
    expect((await payByRun(server)).parts).toMatchObject([{ month: '2026-10', lines: 1 }])
    expect(await statuses()).toEqual([
      [1, 'paid'],
      [2, 'approved'],
    ])
    expect((await approve(987_654)).status).toBe(404)
  })

  it('of two months that wait the one is approved, and only the running one goes on', async () => {
    await pay(await approved(300_000))
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    await pay(await approved(300_000))
    const partner = (await server.signInPartner('a')).browser
    const months = async () =>
      (await partner.call('listPayoutStatements')).map(({ month, is_over }) => [month, is_over])
    expect(await months()).toEqual([
      ['2026-11', false],
      ['2026-10', true],
    ])
    const admin = (await server.signInAdmin(1)).browser
    expect(await admin.call('approvePayouts', { params: { id: 1, month: '2026-10' }, body: {} })).toMatchObject({
      lines: 1,
    })
    expect((await lines()).map(([month, status]) => [month, status])).toEqual([
      ['2026-10', 'approved'],
      ['2026-11', 'accrued'],
    ])
  })

  it('the payout is of whoever held the person when the application was sent, not of who came later', async () => {
    const app_id = await approved(300_000)
    const [first] = await storedLeads(server, { phone_index: app_id })
    if (!first) throw new Error('no lead')
    const { lead_id, ...same } = first
    const later = new Date(first.held_until.getTime() + days(1))
    const more = { reference: `${first.reference}-later`, partner_id: 2, phone_index: `${app_id}-later` }
    const touched = { first_touch_at: later, last_touch_at: later, held_until: new Date(later.getTime() + days(1)) }
    await makeLead(server, { ...same, ...more, ...touched })
    await pay(app_id)
    expect(await storedPayoutLines(server)).toMatchObject([{ partner_id: 1, lead_id }])
  })

  it('a line that is not there is not taken back', async () => {
    const admin = (await server.signInAdmin(1)).browser
    expect(await admin.status('takeBackPayout', { params: { payoutId: 987_654 }, body: { reason: 'Paid back' } })).toBe(
      404,
    )
  })

  it('a line is taken back, and the slab stays that of all that the lender paid out', async () => {
    await pay(await approved(300_000))
    await pay(await approved(250_000))
    const { browser } = await server.signInAdmin(1)
    const [, second] = await storedPayoutLines(server)
    const takeBack = () =>
      browser.status('takeBackPayout', {
        params: { payoutId: second?.payout_id ?? 0 },
        body: { reason: 'Cooling-off' },
      })
    expect(await takeBack()).toBe(200)
    expect(await takeBack()).toBe(409)
    expect(await lines()).toEqual([
      ['2026-10', 'accrued', 3_700, 74, 3_626],
      ['2026-10', 'accrued', 3_100, 62, 3_038],
      ['2026-10', 'taken_back', -3_100, -62, -3_038],
    ])
  })

  it('what nobody has approved yet is taken back in its own month, however late', async () => {
    await pay(await approved(300_000))
    await pay(await approved(250_000))
    const [first, second] = await storedPayoutLines(server)
    expect(first?.slab).toMatchObject({ revenue_percent: 3 })
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    const admin = (await server.signInAdmin(1)).browser
    await admin.call('takeBackPayout', {
      params: { payoutId: second?.payout_id ?? 0 },
      body: { reason: 'Cooling-off' },
    })
    expect(await lines()).toEqual([
      ['2026-10', 'accrued', 3_700, 74, 3_626],
      ['2026-10', 'accrued', 3_100, 62, 3_038],
      ['2026-10', 'taken_back', -3_100, -62, -3_038],
    ])
    // October is settled with both of them, and November owes nothing.
    expect(await admin.call('approvePayouts', { params: { id: 1, month: '2026-10' }, body: {} })).toMatchObject({
      net: 3_626,
    })
    const partner = (await server.signInPartner('a')).browser
    expect(await partner.call('listPayoutStatements')).toMatchObject([{ month: '2026-10', net: 3_626 }])
  })

  it('what was paid already is taken back in the running month', async () => {
    await pay(await approved(300_000))
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    const { browser } = await server.signInAdmin(1)
    await checkedAccount(server)
    await browser.call('approvePayouts', { params: { id: 1, month: '2026-10' }, body: {} })
    await payByRun(server)
    const [line] = await storedPayoutLines(server)
    await browser.call('takeBackPayout', { params: { payoutId: line?.payout_id ?? 0 }, body: { reason: 'Paid back' } })
    expect(await lines()).toEqual([
      ['2026-10', 'paid', 2_500, 50, 2_450],
      ['2026-11', 'taken_back', -2_500, -50, -2_450],
    ])
    const sums = (await storedPayoutLines(server)).map(({ disbursed_amount: paise }) => ({ paise }))
    expect(sums.reduce((sum, { paise }) => sum + paise, 0)).toBe(0)
    const log = await browser.call('listAuditEntries', { query: { object: 'partner:1' } })
    expect(log.entries[0]).toMatchObject({ action: 'payout.take-back', after: { net: -2_450, reason: 'Paid back' } })
    expect(log.entries.map(({ action }) => action)).toEqual(['payout.take-back', 'payout.approve'])
  })

  it('a dispute is asked once, answered, and works the line out anew where the partner is right', async () => {
    await pay(await approved(300_000))
    const [line] = await storedPayoutLines(server)
    const partner = (await server.signInPartner('a')).browser
    expect(
      await partner.status('createPayoutDispute', {
        params: { payoutId: line?.payout_id ?? 0 },
        body: { reason: '   ' },
      }),
    ).toBe(422)
    await partner.call('createPayoutDispute', {
      params: { payoutId: line?.payout_id ?? 0 },
      body: { reason: 'We agreed on 50 percent.' },
    })
    expect(
      await partner.status('createPayoutDispute', {
        params: { payoutId: line?.payout_id ?? 0 },
        body: { reason: 'Again.' },
      }),
    ).toBe(409)
    const { browser } = await server.signInAdmin(1)
    const [open] = await browser.call('listPayoutDisputes')
    expect(open).toMatchObject({ partner: 'Anand Money Mart', reason: 'We agreed on 50 percent.' })
    await changePartners(server, { partner_id: 1 }, { revenue_percent: '50' })
    const answer = () =>
      browser.status('answerPayoutDispute', {
        params: { disputeId: open?.dispute_id ?? 0 },
        body: { upheld: true, answer: 'You are right.' },
      })
    expect(await answer()).toBe(200)
    expect(await answer()).toBe(404)
    expect(await lines()).toEqual([['2026-10', 'accrued', 3_100, 62, 3_038]])
    const { rows } = await partner.call('listPayoutReport')
    expect(rows[0]).toMatchObject({ dispute: { status: 'upheld', answer: 'You are right.' } })
  })
})
