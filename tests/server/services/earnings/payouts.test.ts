import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toPaise } from '#src/contract/rules/paise.ts'
import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { transaction } from '#server/db/transaction.ts'
import { jobs, partners } from '#server/db/schema.ts'
import { leads, partnerWebhooks, payoutLines, webhookDeliveries } from '#server/db/schema-partner.ts'
import { moveApplication } from '#server/services/applications/move-application.ts'
import { recomputePayouts } from '#server/services/earnings/recompute-payouts.ts'
import { createLenderRevenue } from '#server/services/earnings/create-lender-revenue.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer, type TestServer } from '#tests/setup/server.ts'
import { payByRun } from '#tests/server/services/paying/run-book.ts'
import { approvedLoan, checkedAccount, LENDER, NO_BOUND, openPayoutBook, payOut, payoutBook } from './payout-book.ts'

describe.each(engines())('payouts on %s', (engine) => {
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
    expect(await lines()).toEqual([['2026-10', 'accrued', 2_500, 50, 2_450]])
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
    const [answer] = await Promise.all([admin.post('/api/partners/1/payouts/2026-10/approve', {}), report])
    const line = (status: string, ...sums: number[]) => ['2026-10', status, ...sums]
    // Two such loans are in the larger slab; what is approved stays.
    const first = (answer.body as { lines: number }).lines === 2 ? [3_700, 74, 3_626] : [2_500, 50, 2_450]
    const second = line(first[0] === 3_700 ? 'approved' : 'accrued', 3_700, 74, 3_626)
    expect(await lines()).toEqual([line('approved', ...first), second])
  })

  it('a month is worked out once more before it is fixed, and the partner’s own systems are told what it came to', async () => {
    const { db } = server.deps
    const hook = { url: 'https://hooks.example.com/payouts', secret_enc: '', events: ['payout.approved'] }
    await db.insert(partnerWebhooks).values([
      { partner_id: 1, ...hook },
      { partner_id: 2, ...hook },
    ])
    await pay(await approved(300_000))
    // As if something had gone wrong since the loan was paid out.
    await db.update(payoutLines).set({ gross: toPaise(9_999) })
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    const admin = (await server.signInAdmin(1)).browser
    expect((await admin.post('/api/partners/1/payouts/2026-10/approve', {})).status).toBe(200)
    expect(await lines()).toEqual([['2026-10', 'approved', 2_500, 50, 2_450]])
    const told = await db.select().from(webhookDeliveries)
    expect(told).toMatchObject([
      { partner_id: 1, event: 'payout.approved', payload: { data: { month: '2026-10', lines: 1, net: 2_450 } } },
    ])
  })

  it('a month is approved when it is over, paid once, and never changes after that', async () => {
    await pay(await approved(300_000))
    const { browser } = await server.signInAdmin(1)
    const post = (path: string, body: unknown = {}) => browser.post(path, body)
    expect((await post('/api/partners/1/payouts/2026-10/approve')).status).toBe(409)
    await checkedAccount(server)
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    const admin = (await server.signInAdmin(1)).browser
    const approve = () => admin.post('/api/partners/1/payouts/2026-10/approve', {})
    const send = () => payByRun(server, { utr: 'HDFCN26309000001' })
    expect((await approve()).body).toMatchObject({ lines: 1, net: 2_450 })
    expect((await approve()).status).toBe(409)
    expect((await approve()).body).toMatchObject({ message: 'Nothing of this month waits for approval.' })
    await createLenderRevenue(server.deps, {
      ...NO_BOUND,
      slab_disbursed_min: 0,
      slab_disbursed_max: null,
      revenue_percent: 9,
    })
    await server.deps.db.update(partners).set({ revenue_percent: '90' })
    await transaction(server.deps, (deps) => recomputePayouts(deps, group))
    expect(await lines()).toEqual([['2026-10', 'approved', 2_500, 50, 2_450]])
    const told = () => server.deps.db.$count(jobs, eq(jobs.kind, 'tell_partner_paid'))
    expect(await told()).toBe(0)
    expect(await send()).toMatchObject({ amount: 245_000, parts: [{ lines: 1 }] })
    await expect(send()).rejects.toThrow('There is nothing that a run could pay just now.')
    expect(await told()).toBe(1)
    expect(await lines()).toEqual([['2026-10', 'paid', 2_500, 50, 2_450]])
    const partner = (await server.signInPartner('a')).browser
    expect((await partner.get('/api/partner/statements')).body).toEqual([
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
            ...{ payment_id: expect.any(Number) as number, amount: 2_450, day: '2026-11-05' },
            ...{ utr: 'HDFCN26309000001', account_ending: '7418', ifsc: 'HDFC0000418' },
            ...{
              parts: [{ month: '2026-10', net: 2_450 }],
              reverses: null,
              reason: null,
              is_reversed: false,
              run_id: expect.any(Number) as number,
            },
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
    const approve = (partner: number) => browser.post(`/api/partners/${partner}/payouts/2026-10/approve`, {})
    const statuses = async () => {
      const rows = await server.deps.db.select().from(payoutLines).orderBy(payoutLines.partner_id)
      return rows.map(({ partner_id, status }) => [partner_id, status])
    }
    expect((await approve(1)).body).toMatchObject({ lines: 1 })
    expect(await statuses()).toEqual([
      [1, 'approved'],
      [2, 'accrued'],
    ])
    expect((await approve(1)).body).toMatchObject({ message: 'Nothing of this month waits for approval.' })
    const partner = (await server.signInPartner('a')).browser
    expect((await partner.get('/api/partner/statements')).body).toMatchObject([
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
      ((await partner.get('/api/partner/statements')).body as { month: string; is_over: boolean }[]).map(
        ({ month, is_over }) => [month, is_over],
      )
    expect(await months()).toEqual([
      ['2026-11', false],
      ['2026-10', true],
    ])
    const admin = (await server.signInAdmin(1)).browser
    expect((await admin.post('/api/partners/1/payouts/2026-10/approve', {})).body).toMatchObject({ lines: 1 })
    expect((await lines()).map(([month, status]) => [month, status])).toEqual([
      ['2026-10', 'approved'],
      ['2026-11', 'accrued'],
    ])
  })

  it('the payout is of whoever held the person when the application was sent, not of who came later', async () => {
    const app_id = await approved(300_000)
    const { db } = server.deps
    const [first] = await db.select().from(leads).where(eq(leads.phone_index, app_id))
    if (!first) throw new Error('no lead')
    const { lead_id, ...same } = first
    const later = new Date(first.held_until.getTime() + 86_400_000)
    await db.insert(leads).values({
      ...{ ...same, reference: `${first.reference}-later`, partner_id: 2, phone_index: `${app_id}-later` },
      ...{ first_touch_at: later, last_touch_at: later, held_until: new Date(later.getTime() + 86_400_000) },
    })
    await pay(app_id)
    expect(await db.select().from(payoutLines)).toMatchObject([{ partner_id: 1, lead_id }])
  })

  it('a line that is not there is not taken back', async () => {
    const admin = (await server.signInAdmin(1)).browser
    expect((await admin.post('/api/payouts/987654/take-back', { reason: 'Paid back' })).status).toBe(404)
  })

  it('a loan cancelled in its cooling-off days is taken back, and the slab is chosen without it', async () => {
    await pay(await approved(300_000))
    await pay(await approved(250_000))
    const { browser } = await server.signInAdmin(1)
    const [, second] = await server.deps.db.select().from(payoutLines).orderBy(payoutLines.payout_id)
    const takeBack = () => browser.post(`/api/payouts/${second?.payout_id}/take-back`, { reason: 'Cooling-off' })
    expect((await takeBack()).status).toBe(200)
    expect((await takeBack()).status).toBe(409)
    expect(await lines()).toEqual([
      ['2026-10', 'accrued', 2_500, 50, 2_450],
      ['2026-10', 'accrued', 3_100, 62, 3_038],
      ['2026-10', 'taken_back', -3_100, -62, -3_038],
    ])
  })

  it('what nobody has approved yet is taken back in its own month, however late, and its slab chosen anew', async () => {
    await pay(await approved(300_000))
    await pay(await approved(250_000))
    const [first, second] = await server.deps.db.select().from(payoutLines).orderBy(payoutLines.payout_id)
    expect(first?.slab).toMatchObject({ revenue_percent: 3 })
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    const admin = (await server.signInAdmin(1)).browser
    const back = await admin.post(`/api/payouts/${second?.payout_id}/take-back`, { reason: 'Cooling-off' })
    expect(back.status).toBe(200)
    expect(await lines()).toEqual([
      ['2026-10', 'accrued', 2_500, 50, 2_450],
      ['2026-10', 'accrued', 3_100, 62, 3_038],
      ['2026-10', 'taken_back', -3_100, -62, -3_038],
    ])
    // October is settled with both of them, and November owes nothing.
    expect((await admin.post('/api/partners/1/payouts/2026-10/approve', {})).body).toMatchObject({ net: 2_450 })
    const partner = (await server.signInPartner('a')).browser
    expect((await partner.get('/api/partner/statements')).body).toMatchObject([{ month: '2026-10', net: 2_450 }])
  })

  it('what was paid already is taken back in the running month', async () => {
    await pay(await approved(300_000))
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    const { browser } = await server.signInAdmin(1)
    await checkedAccount(server)
    await browser.post('/api/partners/1/payouts/2026-10/approve', {})
    await payByRun(server)
    const [line] = await server.deps.db.select().from(payoutLines)
    await browser.post(`/api/payouts/${line?.payout_id}/take-back`, { reason: 'Paid back' })
    expect(await lines()).toEqual([
      ['2026-10', 'paid', 2_500, 50, 2_450],
      ['2026-11', 'taken_back', -2_500, -50, -2_450],
    ])
    const sums = await server.deps.db.select({ paise: payoutLines.disbursed_amount }).from(payoutLines)
    expect(sums.reduce((sum, { paise }) => sum + paise, 0)).toBe(0)
    const log = (await browser.get('/api/audit?object=partner:1')).body as {
      entries: { action: string; after: unknown }[]
    }
    expect(log.entries[0]).toMatchObject({ action: 'payout.take-back', after: { net: -2_450, reason: 'Paid back' } })
    expect(log.entries.map(({ action }) => action)).toEqual(['payout.take-back', 'payout.approve'])
  })

  it('a dispute is asked once, answered, and works the line out anew where the partner is right', async () => {
    await pay(await approved(300_000))
    const [line] = await server.deps.db.select().from(payoutLines)
    const partner = (await server.signInPartner('a')).browser
    const path = `/api/partner/payouts/${line?.payout_id}/dispute`
    expect((await partner.post(path, { reason: '   ' })).status).toBe(422)
    expect((await partner.post(path, { reason: 'We agreed on 50 percent.' })).status).toBe(200)
    expect((await partner.post(path, { reason: 'Again.' })).status).toBe(409)
    const { browser } = await server.signInAdmin(1)
    const [open] = (await browser.get('/api/payout-disputes')).body as { dispute_id: number; partner: string }[]
    expect(open).toMatchObject({ partner: 'Anand Money Mart', reason: 'We agreed on 50 percent.' })
    await server.deps.db.update(partners).set({ revenue_percent: '50' }).where(eq(partners.partner_id, 1))
    const answer = () =>
      browser.post(`/api/payout-disputes/${open?.dispute_id}/answer`, { upheld: true, answer: 'You are right.' })
    expect((await answer()).status).toBe(200)
    expect((await answer()).status).toBe(404)
    expect(await lines()).toEqual([['2026-10', 'accrued', 3_100, 62, 3_038]])
    const { rows } = (await partner.get('/api/partner/reports/payouts')).body as { rows: unknown[] }
    expect(rows[0]).toMatchObject({ dispute: { status: 'upheld', answer: 'You are right.' } })
  })
})
