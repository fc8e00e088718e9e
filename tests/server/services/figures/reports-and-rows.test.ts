import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JourneyReport, ProductsReport } from '#src/contract/entities/figures/funnel-report.ts'
import { DIMENSIONS } from '#src/contract/figures/metrics.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { rollupMarks } from '#server/db/schema-facts.ts'
import { seedCustomers } from '#server/seed/seed-customers.ts'
import { seedLeads } from '#server/seed/seed-leads.ts'
import { makeSums } from '#server/services/figures/make-sums.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer, type TestServer } from '#tests/setup/server.ts'

const NOW = new Date('2026-10-20T06:00:00Z')
const YEAR = `preset=custom_range&from=2025-11-01&to=${addDays(istDay(NOW), -1)}`

describe.each(engines())('reports and the rows behind them, on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    server.deps.limits.profile = 'relaxed'
    server.clock.set(NOW)
    await seedLeads(server.deps, 60, 'cl')
    await seedCustomers(server.deps, 60)
    admin = (await server.signInAdmin(1)).browser
    // Half of the days are read from sums, half from the facts themselves.
    await makeSums(server.deps)
    expect(await server.deps.db.$count(rollupMarks)).toBeGreaterThan(0)
  })
  afterAll(() => server.close())

  const totalOf = async (query: string) => {
    const { status, body } = await admin.get(`/api/figure-rows?${query}`)
    expect(status).toBe(200)
    const { rows, total } = body as { rows: { id: string }[]; total: number }
    expect(new Set(rows.map(({ id }) => id)).size).toBe(Math.min(total, rows.length))
    return total
  }

  it('every step, stop and cell of the journey opens exactly as many rows as it says', async () => {
    const report = (await admin.get(`/api/customers-journey?${YEAR}&by=channel`)).body as JourneyReport
    const steps = [...report.visit, ...report.journey, ...report.application]
    expect(steps).toHaveLength(13)
    for (const { key, n } of steps) expect([key, await totalOf(`${YEAR}&count=${key}`)]).toEqual([key, n])
    for (const ladder of [report.visit, report.journey, report.application]) {
      expect(ladder[0]?.n).toBeGreaterThan(50)
      expect(ladder.map(({ n }) => n)).toEqual(ladder.map(({ n }) => n).toSorted((a, b) => b - a))
    }
    expect(report.stops.length).toBeGreaterThan(3)
    for (const { after, why, reason, n } of report.stops) {
      const of = why === 'rejected' ? `&reason=${reason ?? '-'}` : ''
      expect([after, why, await totalOf(`${YEAR}&count=${after}&stopped=${why}${of}`)]).toEqual([after, why, n])
    }
    for (const { value, began, submitted } of report.cut) {
      expect([value, await totalOf(`${YEAR}&count=journey_began&channel=${value}`)]).toEqual([value, began])
      expect([value, await totalOf(`${YEAR}&count=app_submitted&channel=${value}`)]).toEqual([value, submitted])
    }
  })

  it('a table adds up to the ladder above it, whatever it is cut by', async () => {
    for (const by of DIMENSIONS) {
      const report = (await admin.get(`/api/customers-journey?${YEAR}&by=${by}`)).body as JourneyReport
      const sum = (name: 'visits' | 'began' | 'submitted' | 'disbursed') =>
        report.cut.reduce((total, line) => total + line[name], 0)
      expect([by, sum('submitted'), sum('disbursed')]).toEqual([
        by,
        report.application[0]?.n,
        report.application.at(-1)?.n,
      ])
      if (by !== 'lender')
        expect([by, sum('visits'), sum('began')]).toEqual([by, report.visit[0]?.n, report.journey[0]?.n])
    }
  })

  it('lines of products and lenders open exactly their applications, and add up', async () => {
    const products = (await admin.get(`/api/products-report?${YEAR}`)).body as ProductsReport
    const lenders = (await admin.get(`/api/products-report?${YEAR}&by=lender`)).body as ProductsReport
    expect(lenders.lines.length).toBeGreaterThan(2)
    for (const { product, lender, submitted, approved, disbursed, rejected } of lenders.lines) {
      const of = `${YEAR}&product=${encodeURIComponent(product)}&lender=${lender ?? ''}`
      const totals = []
      for (const count of ['app_submitted', 'app_approved', 'app_disbursed', 'app_rejected'])
        totals.push(await totalOf(`${of}&count=${count}`))
      expect(totals).toEqual([submitted, approved, disbursed, rejected])
    }
    const sum = (report: ProductsReport) => report.lines.reduce((total, line) => total + line.disbursed_amount, 0)
    expect(sum(products)).toBeCloseTo(sum(lenders), 2)
    expect(sum(products)).toBeGreaterThan(0)
  })

  it('says from which day on people are still followed, and compares with as many days before', async () => {
    const recent = (await admin.get('/api/products-report?preset=last_7_days')).body as ProductsReport
    expect(recent).toMatchObject({
      range: { from: '2026-10-13', to: '2026-10-19' },
      before: { from: '2026-10-06', to: '2026-10-12' },
      young_from: '2026-10-13',
      as_of: expect.stringMatching(/^2026-10-20T06:/) as unknown,
    })
    const old = '/api/products-report?preset=custom_range&from=2026-01-01&to=2026-01-31'
    expect((await admin.get(old)).body).toMatchObject({ young_from: null })
    const across = '/api/products-report?preset=custom_range&from=2026-07-01&to=2026-08-01'
    expect((await admin.get(across)).body).toMatchObject({ young_from: '2026-07-23' })
  })

  it('a lender narrows to its applications, and an unknown one to none', async () => {
    const lenders = (await admin.get(`/api/products-report?${YEAR}&by=lender`)).body as ProductsReport
    const { lender } = lenders.lines[0] ?? {}
    const own = (await admin.get(`/api/customers-journey?${YEAR}&lender=${lender ?? ''}`)).body as JourneyReport
    expect([own.visit, own.journey, own.stops]).toEqual([[], [], []])
    const total = lenders.lines.filter((line) => line.lender === lender).reduce((sum, line) => sum + line.submitted, 0)
    expect(own.application[0]?.n).toBe(total)
    const none = (await admin.get(`/api/customers-journey?${YEAR}&lender=999999`)).body as JourneyReport
    expect(none.application.map(({ n }) => n)).toEqual([0, 0, 0, 0])
    expect((await admin.get(`/api/customers-journey?${YEAR}&lender=x`)).status).toBe(422)
  })

  it('the files have a line for each figure, in raw numbers', async () => {
    const { body } = await admin.get(`/api/products-report/export?${YEAR}&by=lender`)
    const [head = '', ...lines] = String(body).replace('\uFEFF', '').trim().split('\r\n')
    expect(head).toMatch(/^product,lender_name,submitted,submitted_before,/)
    expect(lines.length).toBeGreaterThan(2)
    const journey = String((await admin.get(`/api/customers-journey/export?${YEAR}`)).body)
    expect(journey).toMatch(/^\uFEFF?part,figure,of,n,n_before,out_of\r\nvisit,visit_began,,\d+,\d+,\d+\r\n/)
  })
})
