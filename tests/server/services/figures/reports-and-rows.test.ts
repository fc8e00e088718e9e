import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listFactRows } from '#server/db/repositories/figures/fact-rows.ts'
import type { FactRow } from '#server/db/repositories/figures/fact-rows.ts'
import { markDays } from '#server/db/repositories/figures/rollups.ts'
import { listStops } from '#server/db/repositories/figures/stops.ts'
import { seedCustomers } from '#server/seed/demo/seed-customers.ts'
import { seedLeads } from '#server/seed/demo/seed-leads.ts'
import { makeSums } from '#server/services/figures/make-sums.ts'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import type { ProductsReport } from '#src/contract/entities/figures/funnel-report.ts'
import { INTERNAL_REPORT_KEYS } from '#src/contract/entities/figures/internal-report.ts'
import { COUNT_KEYS, DIMENSIONS, metricsOf } from '#src/contract/entities/figures/metrics.ts'
import type { CountKey } from '#src/contract/entities/figures/metrics.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { addApplicationFacts, removeApplicationFacts } from '#tests/builders/application.ts'
import { storedRollupMarks } from '#tests/builders/log.ts'
import type { Browser, Options, QueryTo } from '#tests/setup/browser.ts'
import { bothEngines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const NOW = new Date('2026-10-20T06:00:00Z')
const YEAR = { preset: 'custom_range', from: '2025-11-01', to: addDays(istDay(NOW), -1) } as const

/** Both sheets of a file, row by row. */
async function sheetsOf<K extends EndpointKey>(admin: Browser, key: K, ...options: Options<K>): Promise<unknown[][][]> {
  const book = read((await admin.file(key, ...options)).body)
  return book.SheetNames.map((name) => utils.sheet_to_json(book.Sheets[name] ?? {}, { header: 1, raw: true }))
}

describe.each(bothEngines())('reports and the rows behind them, on %s', (engine) => {
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
    expect((await storedRollupMarks(server)).length).toBeGreaterThan(0)
  })
  afterAll(() => server.close())

  const totalOf = async (query: QueryTo<'listFigureRows'>) => {
    const listed = new Set<string>()
    for (let page = 1; ; page++) {
      const { rows, total } = await admin.call('listFigureRows', { query: { ...query, size: 100, page } })
      for (const { id } of rows) listed.add(id)
      if (rows.length < 100) {
        expect([query, listed.size]).toEqual([query, total])
        return total
      }
    }
  }

  it('every step, stop and cell of the journey opens exactly as many rows as it says', async () => {
    const report = await admin.call('getJourneyReport', { query: { ...YEAR, by: 'channel' } })
    const steps = [...report.visit, ...report.journey, ...report.application]
    expect(steps).toHaveLength(13)
    for (const { key, n } of steps) expect([key, await totalOf({ ...YEAR, count: key })]).toEqual([key, n])
    for (const ladder of [report.visit, report.journey, report.application]) {
      expect(ladder[0]?.n).toBeGreaterThan(50)
      expect(ladder.map(({ n }) => n)).toEqual(ladder.map(({ n }) => n).toSorted((a, b) => b - a))
    }
    expect(report.stops.length).toBeGreaterThan(3)
    for (const { after, why, reason, n } of report.stops) {
      const of = why === 'rejected' ? { reason: reason ?? '-' } : {}
      expect([after, why, await totalOf({ ...YEAR, count: after, stopped: why, ...of })]).toEqual([after, why, n])
    }
    for (const { value, began, submitted } of report.cut) {
      expect([value, await totalOf({ ...YEAR, count: 'journey_began', channel: value })]).toEqual([value, began])
      expect([value, await totalOf({ ...YEAR, count: 'app_submitted', channel: value })]).toEqual([value, submitted])
    }
  })

  it('how it stopped is known of a journey alone: of another count it is not asked, as a list or as a file', async () => {
    const statuses = async (count: CountKey) => {
      const query = { ...YEAR, count, stopped: 'rejected' as const }
      return [await admin.status('listFigureRows', { query }), await admin.status('exportFigureRows', { query })]
    }
    for (const count of COUNT_KEYS)
      expect([count, ...(await statuses(count))]).toEqual([
        count,
        ...(count.startsWith('journey_') ? [200, 200] : [422, 422]),
      ])
  })

  it('a table adds up to the ladder above it, whatever it is cut by', async () => {
    for (const by of DIMENSIONS) {
      const report = await admin.call('getJourneyReport', { query: { ...YEAR, by } })
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

  it('cohorts add up to the journey, each cell opens its journeys, and the young are told apart', async () => {
    const report = await admin.call('getJourneyReport', { query: YEAR })
    expect(report.cohorts.map(({ from }) => from.slice(8))).toEqual(report.cohorts.map(() => '01'))
    for (const [at, { n }] of report.journey.entries())
      expect([at, report.cohorts.reduce((sum, { steps }) => sum + (steps[at] ?? 0), 0)]).toEqual([at, n])
    for (const { from, to, steps } of report.cohorts) {
      const of = { preset: 'custom_range', from, to } as const
      expect([from, await totalOf({ ...of, count: 'journey_offered' })]).toEqual([from, steps[2]])
    }
    // The last day whose 90 days are over is 21 July: NOW is 20 October.
    expect(report.cohorts.filter(({ young }) => !young).at(-1)?.to).toBe('2026-06-30')
    const weeks = await admin.call('getJourneyReport', { query: { preset: 'last_30_days' } })
    expect(weeks.cohorts.map(({ from }) => from)).toEqual([
      '2026-09-20',
      '2026-09-21',
      '2026-09-28',
      '2026-10-05',
      '2026-10-12',
      '2026-10-19',
    ])
    expect(weeks.cohorts.every(({ young }) => young)).toBe(true)
  })

  it('of several applications of a journey the open one says how it stopped, else the one that ended last', async () => {
    const day = (n: number) => new Date(`2024-03-${String(n).padStart(2, '0')}T06:00:00Z`)
    const fact = (
      app_id: string,
      journey_id: string,
      status: string,
      moved: number,
      reject_reason: string | null = null,
    ) => ({
      app_id,
      journey_id,
      status,
      reject_reason,
      product: 'Personal Loans',
      partner: 'cl',
      began_at: day(1),
      completed_at: day(1),
      offered_at: day(1),
      moved_at: day(moved),
      submitted_at: app_id === journey_id ? null : day(2),
    })
    const { db } = server.deps
    await addApplicationFacts(server, [
      // Its later application is open and silent, though the first ended after it.
      fact('s1', 's1', 'rejected', 20, 'documents'),
      fact('s1b', 's1', 'in_review', 5),
      // Both ended: the later one counts, with its reason.
      fact('s2', 's2', 'rejected', 4, 'documents'),
      fact('s2b', 's2', 'rejected', 9, 'income_low'),
      fact('s3', 's3', 'expired', 12),
      fact('s3b', 's3', 'rejected', 9, 'income_low'),
      fact('s4', 's4', 'withdrawn', 3),
    ])
    await markDays(db, 'journey', [day(1)])
    const range = { from: '2024-03-01', to: '2024-03-31' }
    expect(await listStops(db, range, {}, day(31))).toEqual([
      { level: 2, why: 'withdrawn', reason: null, n: 1 },
      { level: 3, why: 'expired', reason: null, n: 1 },
      { level: 3, why: 'rejected', reason: 'income_low', n: 1 },
      { level: 3, why: 'silent', reason: null, n: 1 },
    ])
    // On the sixth nobody had been silent for a week.
    expect((await listStops(db, range, { partner: 'cl' }, day(6))).map(({ why }) => why)).not.toContain('silent')
    expect(await listStops(db, range, { partner: 'nobody' }, day(31))).toEqual([])
    // The same from the sums of the day, which do not know which day it will be.
    while ((await storedRollupMarks(server)).some(({ day }) => day < '2024-04-01')) await makeSums(server.deps)
    const made = await listStops(db, range, {}, day(31))
    expect(made.map(({ why, reason }) => [why, reason])).toEqual([
      ['withdrawn', null],
      ['expired', null],
      ['rejected', 'income_low'],
      ['silent', null],
    ])
    // Silent after seven whole days of India: the last of them moved on the fifth.
    const silent = async (now: Date) =>
      (await listStops(db, range, {}, now)).filter(({ why }) => why === 'silent').length
    expect([await silent(day(12)), await silent(day(13))]).toEqual([0, 1])
    // So is whoever began on that day and did not come back.
    await addApplicationFacts(server, { ...fact('s5', 's5', 'draft', 5), began_at: day(5) })
    await markDays(db, 'journey', [day(5)])
    const stop = { level: 2, why: 'silent', reason: undefined }
    const listed = async (now: Date) => {
      const ask = { key: 'journey_offered', range, filters: {}, stop: { ...stop, now } } as const
      return (await listFactRows(db, ask, { limit: 25 })).map(({ id }) => id)
    }
    expect([await listed(day(12)), await listed(day(13))]).toEqual([[], ['s5']])
    await removeApplicationFacts(server, { began_at: [day(1), day(5)] })
    await markDays(db, 'journey', [day(1), day(5)])
    await makeSums(server.deps)
  })

  it('lines of products and lenders open exactly their applications, and add up', async () => {
    const products = await admin.call('getProductsReport', { query: YEAR })
    const lenders = await admin.call('getProductsReport', { query: { ...YEAR, by: 'lender' } })
    expect(lenders.lines.length).toBeGreaterThan(2)
    for (const { product, lender, submitted, approved, disbursed, rejected } of lenders.lines) {
      const of = { ...YEAR, product, lender: lender ?? '' }
      const totals = []
      for (const count of ['app_submitted', 'app_approved', 'app_disbursed', 'app_rejected'] as const)
        totals.push(await totalOf({ ...of, count }))
      expect(totals).toEqual([submitted, approved, disbursed, rejected])
    }
    const sum = (report: ProductsReport) => report.lines.reduce((total, line) => total + line.disbursed_amount, 0)
    expect(sum(products)).toBeCloseTo(sum(lenders), 2)
    expect(sum(products)).toBeGreaterThan(0)
  })

  it('says from which day on people are still followed, and compares with as many days before', async () => {
    const recent = await admin.call('getProductsReport', { query: { preset: 'last_7_days' } })
    expect(recent).toMatchObject({
      range: { from: '2026-10-13', to: '2026-10-19' },
      before: { from: '2026-10-06', to: '2026-10-12' },
      young_from: '2026-10-13',
      as_of: expect.stringMatching(/^2026-10-20T06:/) as unknown,
    })
    expect(
      await admin.call('getProductsReport', {
        query: { preset: 'custom_range', from: '2026-01-01', to: '2026-01-31' },
      }),
    ).toMatchObject({ young_from: null })
    expect(
      await admin.call('getProductsReport', {
        query: { preset: 'custom_range', from: '2026-07-01', to: '2026-08-01' },
      }),
    ).toMatchObject({ young_from: '2026-07-23' })
  })

  it('a lender narrows to its applications, and an unknown one to none', async () => {
    const lenders = await admin.call('getProductsReport', { query: { ...YEAR, by: 'lender' } })
    const { lender } = lenders.lines[0] ?? {}
    const own = await admin.call('getJourneyReport', { query: { ...YEAR, lender: lender ?? '' } })
    expect([own.visit, own.journey, own.stops]).toEqual([[], [], []])
    const total = lenders.lines.filter((line) => line.lender === lender).reduce((sum, line) => sum + line.submitted, 0)
    expect(own.application[0]?.n).toBe(total)
    const none = await admin.call('getJourneyReport', { query: { ...YEAR, lender: 999_999 } })
    expect(none.application.map(({ n }) => n)).toEqual([0, 0, 0, 0])
    expect(await admin.status('getJourneyReport', { query: { ...YEAR, lender: 'x' } })).toBe(422)
  })

  it('the files have a line for each figure, in raw numbers', async () => {
    const file = await admin.call('exportProductsReport', { query: { ...YEAR, by: 'lender' } })
    const [head = '', ...lines] = file.replace('\uFEFF', '').trim().split('\r\n')
    expect(head).toMatch(/^Product,Lender,Applications,Received by the lender,/)
    expect(lines.length).toBeGreaterThan(2)
    const journey = await admin.call('exportJourneyReport', { query: YEAR })
    const rows = await admin.call('exportFigureRows', { query: { ...YEAR, count: 'app_submitted' } })
    expect(rows.trim().split('\r\n')).toHaveLength(1 + (await totalOf({ ...YEAR, count: 'app_submitted' })))
    expect(journey).toMatch(
      /^\uFEFF?Part,Figure,Of,Value,"Value, days before",Out of\r\nFrom the visit to the log-in,Opened the site,,\d+,\d+,\d+\r\n/,
    )
  })

  it('a workbook holds the same rows as raw numbers, and a sheet of days, filters and what each figure counts', async () => {
    const query = { ...YEAR, by: 'lender', channel: 'qr' } as const
    const csv = (await admin.call('exportProductsReport', { query })).trim().split('\r\n')
    const [lines = [], about = []] = await sheetsOf(admin, 'exportProductsReport', {
      query: { ...query, format: 'xlsx' },
    })
    expect(lines).toHaveLength(csv.length)
    expect(typeof lines[1]?.[2]).toBe('number')
    expect(about).toContainEqual(['Report', 'Vendors products report'])
    expect(about).toContainEqual(['Days', `2025-11-01 to ${addDays(istDay(NOW), -1)}`])
    expect(about).toContainEqual(['As of (IST)', '2026-10-20 11:30'])
    expect(about).toContainEqual(['Channel', 'QR code'])
    expect(about).toContainEqual([
      'Approval rate',
      'Applications that reached an approval, out of: Applications sent to a lender. By the day on which the application was sent to the lender, followed for 90 days',
    ])
    const whole = { ...YEAR, format: 'xlsx' } as const
    const [cuts = [], ofCuts = []] = await sheetsOf(admin, 'exportJourneyReport', { query: whole })
    expect(cuts.length).toBeGreaterThan(10)
    expect(ofCuts).toContainEqual(['Filters', 'None'])
    const began = { ...whole, count: 'journey_began' } as const
    const [rows = [], ofRows = []] = await sheetsOf(admin, 'exportFigureRows', { query: began })
    expect(rows.length).toBeGreaterThan(10)
    expect(ofRows).toContainEqual(['Figure', 'Began a form'])
    for (const report of INTERNAL_REPORT_KEYS) {
      const [rows = [], basis = []] = await sheetsOf(admin, 'exportInternalReport', {
        query: { report, format: 'xlsx' },
      })
      expect(rows[0]).toEqual(['Part', 'Of', 'Figure', 'Value', 'Value, days before'])
      // A line for each figure that the report has, below report, instant, days, zone and filters.
      expect(basis.length).toBe(metricsOf(report).length + (report === 'liability' ? 4 : 5))
    }
  })

  it('rows are written part by part, each of them once', async () => {
    const all = (await admin.call('exportFigureRows', { query: { ...YEAR, count: 'visit_began' } }))
      .trim()
      .split('\r\n')
    const ids = all.slice(1).map((line) => line.split(',')[0])
    const byPage: string[] = []
    let below: FactRow | undefined
    const range = { from: '2025-11-01', to: addDays(istDay(NOW), -1) }
    for (let more = true; more;) {
      const ask = { key: 'visit_began', range, filters: {} } as const
      const part = await listFactRows(server.deps.db, ask, { limit: 7, ...(below && { below }) })
      byPage.push(...part.map(({ id }) => id))
      below = part.at(-1)
      more = part.length === 7
    }
    expect(byPage).toEqual(ids)
    expect(new Set(ids).size).toBe(await totalOf({ ...YEAR, count: 'visit_began' }))
  })
})
