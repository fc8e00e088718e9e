import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '#server/db/client.ts'
import { lockApplication } from '#server/db/repositories/applications.ts'
import { applicationEvents, applications, partners } from '#server/db/schema.ts'
import { leads, payoutLines } from '#server/db/schema-partner.ts'
import { moveApplication } from '#server/services/move-application.ts'
import { recomputePayouts } from '#server/services/recompute-payouts.ts'
import { createLenderRevenue } from '#server/services/write-lender-revenue.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer, type TestServer } from '#tests/setup/server.ts'

const LENDER = 1
const PRODUCT = 'Personal Loans'
const NO_BOUND = {
  slab_number_min: null,
  slab_number_max: null,
  ats_min: null,
  ats_max: null,
  revenue_flat: null,
  revenue_type_id: 1,
  lender_id: LENDER,
  status: 1 as const,
}

describe.each(engines())('payouts on %s', (engine) => {
  let server: TestServer
  let made = 0
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    server.deps.limits.profile = 'relaxed'
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
    server.clock.set(new Date('2026-10-10T06:00:00Z'))
    await server.deps.db.update(partners).set({ revenue_percent: '40', revenue_flat_fee: 10_000 })
    await createLenderRevenue(server.deps, {
      ...NO_BOUND,
      slab_disbursed_min: 0,
      slab_disbursed_max: 500_000,
      revenue_percent: 2,
    })
    await createLenderRevenue(server.deps, {
      ...NO_BOUND,
      slab_disbursed_min: 500_001,
      slab_disbursed_max: null,
      revenue_percent: 3,
    })
  })

  /** An approved application, and the lead of partner A that it came of. */
  async function approved(rupees: number, withLead = true): Promise<string> {
    const app_id = `app_payout${(made += 1)}`
    const at = server.clock.now()
    const { userId } = await server.signInCustomer({ destination: String(9_876_500_000 + made) })
    const { db } = server.deps
    await db.insert(applications).values({
      ...{ app_id, origin_app_id: app_id, reference: app_id, user_id: userId, lender_id: LENDER, partner: 'cl' },
      ...{ product_type: PRODUCT, status: 'approved', amount: rupees * 100, created_at: at, updated_at: at },
    })
    await db.insert(applicationEvents).values({ app_id, status: 'submitted', source: 'customer', at })
    if (withLead)
      await db.insert(leads).values({
        ...{
          reference: `LD-${made}`,
          partner_id: 1,
          product_type: PRODUCT,
          phone_index: app_id,
          user_id: userId,
        },
        ...{ channel: 'link', status: 'applied', first_touch_at: at, last_touch_at: at },
        held_until: new Date(at.getTime() + 86_400_000),
      })
    return app_id
  }
  const payOut = (app_id: string) =>
    withTransaction(server.deps.db, async (tx) => {
      const row = await lockApplication(tx, app_id, null)
      if (!row) throw new Error('there is no such application')
      return moveApplication(server.deps, tx, row, { to: 'disbursed', source: 'lender' })
    })
  const lines = async () => {
    const rows = await server.deps.db.select().from(payoutLines).orderBy(payoutLines.payout_id)
    return rows.map(({ gross, tds, net, status, month }) => [month, status, gross / 100, tds / 100, net / 100])
  }
  const group = { partner_id: 1, lender_id: LENDER, month: '2026-10' }

  it('a disbursal is credited to whoever brought the lead, and the month moves into another slab with it', async () => {
    await payOut(await approved(300_000, false))
    expect(await lines()).toEqual([])
    await payOut(await approved(300_000))
    expect(await lines()).toEqual([['2026-10', 'accrued', 2_500, 50, 2_450]])
    await payOut(await approved(250_000.5))
    expect(await lines()).toEqual([
      ['2026-10', 'accrued', 3_700, 74, 3_626],
      ['2026-10', 'accrued', 3_100.01, 62, 3_038.01],
    ])
  })

  it('several loans paid out at once are all in the month', async () => {
    const ids = [await approved(200_000), await approved(200_000), await approved(200_000)]
    await Promise.all(ids.map(payOut))
    expect(await lines()).toEqual(Array.from({ length: 3 }, () => ['2026-10', 'accrued', 2_500, 50, 2_450]))
    await expect(payOut(ids[0] ?? '')).resolves.toBe(false)
    expect(await lines()).toHaveLength(3)
  })

  it('a month is approved when it is over, paid once, and never changes after that', async () => {
    await payOut(await approved(300_000))
    const { browser } = await server.signInAdmin(1)
    const post = (path: string, body: unknown = {}) => browser.post(path, body)
    expect((await post('/api/partners/1/payouts/2026-10/approve')).status).toBe(409)
    expect((await post('/api/partners/1/payouts/2026-10/paid')).status).toBe(409)
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    const admin = (await server.signInAdmin(1)).browser
    const settle = (step: string) => admin.post(`/api/partners/1/payouts/2026-10/${step}`, {})
    expect((await settle('approve')).body).toMatchObject({ lines: 1, net: 2_450 })
    expect((await settle('approve')).status).toBe(409)
    await createLenderRevenue(server.deps, {
      ...NO_BOUND,
      slab_disbursed_min: 0,
      slab_disbursed_max: null,
      revenue_percent: 9,
    })
    await server.deps.db.update(partners).set({ revenue_percent: '90' })
    await withTransaction(server.deps.db, (tx) => recomputePayouts(tx, group))
    expect(await lines()).toEqual([['2026-10', 'approved', 2_500, 50, 2_450]])
    expect((await settle('paid')).body).toMatchObject({ lines: 1, net: 2_450 })
    expect((await settle('paid')).status).toBe(409)
    expect(await lines()).toEqual([['2026-10', 'paid', 2_500, 50, 2_450]])
    const partner = (await server.signInPartner('a')).browser
    expect((await partner.get('/api/partner/statements')).body).toEqual([
      {
        month: '2026-10',
        lines: 1,
        disbursed: 300_000,
        gross: 2_500,
        tds: 50,
        net: 2_450,
        accrued: 0,
        approved: 0,
        paid: 2_450,
      },
    ])
  })

  it('a loan cancelled in its cooling-off days is taken back, and the slab is chosen without it', async () => {
    await payOut(await approved(300_000))
    await payOut(await approved(250_000))
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

  it('what was paid already is taken back in the running month', async () => {
    await payOut(await approved(300_000))
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    const { browser } = await server.signInAdmin(1)
    for (const step of ['approve', 'paid']) await browser.post(`/api/partners/1/payouts/2026-10/${step}`, {})
    const [line] = await server.deps.db.select().from(payoutLines)
    await browser.post(`/api/payouts/${line?.payout_id}/take-back`, { reason: 'Paid back' })
    expect(await lines()).toEqual([
      ['2026-10', 'paid', 2_500, 50, 2_450],
      ['2026-11', 'taken_back', -2_500, -50, -2_450],
    ])
    const log = (await browser.get('/api/audit?object=partner:1')).body as {
      entries: { action: string; after: unknown }[]
    }
    expect(log.entries[0]).toMatchObject({ action: 'payout.take-back', after: { net: -2_450, reason: 'Paid back' } })
    expect(log.entries.map(({ action }) => action)).toEqual(['payout.take-back', 'payout.pay', 'payout.approve'])
  })

  it('a dispute is asked once, answered, and works the line out anew where the partner is right', async () => {
    await payOut(await approved(300_000))
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
