import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DatedSlabs, DatedTerms } from '#src/contract/entities/earnings/terms.ts'
import type { PayoutLine } from '#src/contract/entities/earnings/payout.ts'
import { jobs } from '#server/db/schema.ts'
import { payoutLines } from '#server/db/schema-partner.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { listLenderRevenues } from '#server/services/earnings/list-lender-revenues.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer, type TestServer } from '#tests/setup/server.ts'
import { approvedLoan, LENDER, openPayoutBook, payOut, payoutBook } from './payout-book.ts'

describe.each(engines())('terms and slabs by day on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await openPayoutBook(server)
    await on('2026-10-10')
  })

  const on = async (day: string) => {
    server.clock.set(new Date(`${day}T06:00:00Z`))
    admin = (await server.signInAdmin(1)).browser
  }
  const disburse = async (rupees = 300_000) => payOut(server, await approvedLoan(server, rupees))
  const agree = (revenue_percent: number, from_day?: string) =>
    admin.post('/api/update-partner-revenue-data/1', { revenue_percent, revenue_flat_fee: 100, from_day })
  const terms = async () => (await admin.get('/api/partners/1/terms')).body as { versions: DatedTerms[] }
  const slabs = async () =>
    (await admin.get(`/api/lender-revenue-versions/${LENDER}`)).body as { versions: DatedSlabs[] }
  const halve = async (from_day?: string) => {
    const [slab] = await listLenderRevenues(server.deps, LENDER)
    return admin.post('/api/lender-revenue/update', { ...slab, revenue_percent: 1, from_day })
  }
  /** The outbox is never emptied. */
  let seen = 0
  const mails = async () => {
    server.clock.set(new Date(server.clock.now().getTime() + 3_600_000))
    await runDueJobs(server.deps)
    const all = server.deps.outbox?.list('partner@demo.test') ?? []
    const told = all.slice(0, all.length - seen).map(({ text }) => text)
    seen = all.length
    return told.reverse()
  }

  it('within a month each loan earns by the terms of its own day, and approval works it out by them', async () => {
    await disburse()
    expect((await agree(50, '2026-10-20')).status).toBe(200)
    await on('2026-10-19')
    await disburse(100_000)
    await on('2026-10-20')
    await disburse(50_000)
    const expected = [
      ['2026-10', 'accrued', 2_500, 50, 2_450],
      ['2026-10', 'accrued', 900, 18, 882],
      ['2026-10', 'accrued', 600, 12, 588],
    ]
    expect(await payoutBook(server)).toEqual(expected)
    const days = await server.deps.db
      .select({ terms: payoutLines.terms_from, slabs: payoutLines.slabs_from })
      .from(payoutLines)
      .orderBy(asc(payoutLines.payout_id))
    expect(days.map((line) => line.terms)).toEqual([null, null, '2026-10-20'])
    expect(days.map((line) => line.slabs)).toEqual(['2026-10-10', '2026-10-10', '2026-10-10'])
    await server.deps.db.update(payoutLines).set({ gross: payoutLines.tds })
    await on('2026-11-02')
    expect((await admin.post('/api/partners/1/payouts/2026-10/approve', {})).body).toMatchObject({ net: 3_920 })
    await agree(90)
    expect(await payoutBook(server)).toEqual(expected.map(([month, , ...rest]) => [month, 'approved', ...rest]))
  })

  it('slabs of a day count for its loans, and the list that comes after changes nothing before', async () => {
    await disburse()
    expect((await halve('2026-10-15')).status).toBe(200)
    await on('2026-10-15')
    await disburse(100_000)
    expect(await payoutBook(server)).toEqual([
      ['2026-10', 'accrued', 2_500, 50, 2_450],
      ['2026-10', 'accrued', 500, 10, 490],
    ])
    const line = (await server.signInPartner('a')).browser
    const { rows } = (await line.get('/api/partner/reports/payouts?sort=disbursed_at&direction=asc')).body as {
      rows: PayoutLine[]
    }
    expect(rows.map(({ slabs_from, slab }) => [slabs_from, slab?.percent])).toEqual([
      ['2026-10-10', 2],
      ['2026-10-15', 1],
    ])
    const csv = (await line.get('/api/partner/reports/payouts/export?month=2026-10')).body as string
    expect(csv).toContain('(slabs of 15 Oct 2026, terms of the beginning)')
  })

  it('a change of today reaches the loans of today, and says before how many and how much', async () => {
    await disburse()
    await on('2026-10-11')
    await disburse(100_000)
    const body = { revenue_percent: 50, revenue_flat_fee: 100 }
    expect((await admin.post('/api/partners/1/terms/preview', body)).body).toEqual({
      ...{ lines: 1, before: 900, after: 1_100 },
    })
    expect((await payoutBook(server))[1]).toEqual(['2026-10', 'accrued', 900, 18, 882])
    await agree(50)
    expect(await payoutBook(server)).toEqual([
      ['2026-10', 'accrued', 2_500, 50, 2_450],
      ['2026-10', 'accrued', 1_100, 22, 1_078],
    ])
    const list = await listLenderRevenues(server.deps, LENDER)
    const preview = { slabs: list.map((slab) => ({ ...slab, revenue_percent: 1 })) }
    expect((await admin.post(`/api/lender-revenue-preview/${LENDER}`, preview)).body).toEqual({
      ...{ lines: 1, before: 1_100, after: 600 },
    })
    await halve()
    expect((await payoutBook(server)).map(([, , gross]) => gross)).toEqual([2_500, 600])
  })

  it('a day before today, beyond a year, or before what is planned is refused, and names the field', async () => {
    const refusal = (body: unknown) => (body as { errors: object }).errors
    for (const [day, words] of [
      ['2026-10-09', 'Choose today or a later day'],
      ['2027-10-12', 'Choose a day within the next year'],
      ['2026-02-30', expect.any(String) as string],
    ] as const)
      for (const refused of [await agree(50, day), await halve(day)]) {
        expect(refused.status).toBe(422)
        expect(refusal(refused.body)).toEqual({ from_day: words })
      }
    await agree(50, '2026-12-01')
    await halve('2026-12-01')
    const planned = {
      from_day: 'A change is planned from a later day. Choose that day or a later one, or call the plan off first',
    }
    expect(refusal((await agree(45)).body)).toEqual(planned)
    expect(refusal((await halve('2026-11-30')).body)).toEqual(planned)
    expect((await agree(45, '2026-12-01')).status).toBe(200)
    expect(
      (await terms()).versions.map(({ from_day, state, revenue_percent }) => [from_day, state, revenue_percent]),
    ).toEqual([
      ['2026-12-01', 'planned', 45],
      [null, 'in_force', 40],
    ])
  })

  it('what is planned can be called off until its day, and the slabs are what they were', async () => {
    await agree(50, '2026-10-20')
    await halve('2026-10-20')
    const before = (await slabs()).versions[1]?.slabs
    const [[planned], [plannedSlabs]] = [(await terms()).versions, (await slabs()).versions]
    expect(await listLenderRevenues(server.deps, LENDER)).toEqual(plannedSlabs?.slabs)
    const callOff = () => admin.post(`/api/partners/1/terms/${planned?.version_id}/call-off`)
    const callOffSlabs = () => admin.post(`/api/lender-revenue-versions/${LENDER}/${plannedSlabs?.version_id}/call-off`)
    expect((await admin.post(`/api/partners/2/terms/${planned?.version_id}/call-off`)).status).toBe(404)
    expect([(await callOff()).status, (await callOffSlabs()).status]).toEqual([200, 200])
    expect([(await callOff()).status, (await callOffSlabs()).status]).toEqual([404, 404])
    expect(await listLenderRevenues(server.deps, LENDER)).toEqual(before)
    await on('2026-10-25')
    await disburse(100_000)
    expect((await payoutBook(server)).map(([, , gross]) => gross)).toEqual([900])
    await agree(50)
    const [now] = (await terms()).versions
    expect((await admin.post(`/api/partners/1/terms/${now?.version_id}/call-off`)).status).toBe(409)
  })

  it('the partner is told beforehand of terms and of slabs that it earns by, in both languages', async () => {
    await disburse()
    await mails()
    await on('2026-10-11')
    await agree(50, '2026-12-01')
    await agree(55, '2026-12-01')
    await halve('2026-12-01')
    const told = (await mails()).sort((a, b) => Number(a.includes('slabs')) - Number(b.includes('slabs')))
    expect(told).toHaveLength(2)
    expect(told[0]).toContain('For loans paid out from 1 Dec 2026 on you earn 55% of what the lender pays us')
    expect(told[0]).toContain('1 दिसंबर 2026 से दिए जाने वाले लोन पर')
    expect(told[1]).toContain('pays by changed slabs for loans paid out from 1 Dec 2026 on')
    expect(await server.deps.db.$count(jobs, eq(jobs.kind, 'tell_partner_slabs'))).toBe(1)
    await on('2026-10-12')
    const [planned] = (await terms()).versions
    await admin.post(`/api/partners/1/terms/${planned?.version_id}/call-off`)
    expect(await mails()).toEqual([expect.stringContaining('The change of terms planned for 1 Dec 2026')])
  })

  it('a question upheld with a figure pays that figure, settled or not', async () => {
    await disburse()
    const partner = async () => (await server.signInPartner('a')).browser
    const uphold = async (gross: number | null) => {
      const [line] = await server.deps.db.select().from(payoutLines).orderBy(asc(payoutLines.payout_id))
      const asked = await (await partner()).post(`/api/partner/payouts/${line?.payout_id}/dispute`, { reason: 'More.' })
      const { dispute_id } = asked.body as { dispute_id: number }
      return admin.post(`/api/payout-disputes/${dispute_id}/answer`, { upheld: true, answer: 'As agreed.', gross })
    }
    expect((await uphold(3_100)).status).toBe(200)
    expect(await payoutBook(server)).toEqual([['2026-10', 'accrued', 3_100, 62, 3_038]])
    await on('2026-11-02')
    await admin.post('/api/partners/1/payouts/2026-10/approve', {})
    expect((await uphold(4_000)).body).toMatchObject({ difference: 882 })
    expect(await payoutBook(server)).toEqual([
      ['2026-10', 'approved', 3_100, 62, 3_038],
      ['2026-11', 'accrued', 900, 18, 882],
    ])
    const { rows } = (await (await partner()).get('/api/partner/reports/payouts')).body as { rows: PayoutLine[] }
    expect(rows.every(({ is_set, reason }) => is_set && reason === 'As agreed.')).toBe(true)
  })
})
