import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markDays } from '#server/db/repositories/figures/rollups.ts'
import { createChance } from '#server/seed/demo/invent-customer.ts'
import { seedCustomers } from '#server/seed/demo/seed-customers.ts'
import { seedLeads } from '#server/seed/demo/seed-leads.ts'
import { makeSums } from '#server/services/figures/make-sums.ts'
import type { FigureTrace } from '#src/contract/entities/figures/funnel-report.ts'
import { METRICS } from '#src/contract/entities/figures/metrics.ts'
import type { MetricKey } from '#src/contract/entities/figures/metrics.ts'
import { cutsOf, isCount, isDimension, TRACE_CUTS, TRACED_FIGURES } from '#src/contract/entities/figures/traces.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { addApplicationFacts } from '#tests/builders/application.ts'
import type { Browser, QueryTo } from '#tests/setup/browser.ts'
import { bothEngines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const NOW = new Date('2026-10-20T06:00:00Z')
const days = (from: string, to: string) => ({ preset: 'custom_range', from, to }) as const
const HALF = days('2026-05-01', addDays(istDay(NOW), -1))
const BEFORE_HALF = days('2025-11-10', '2026-04-30')

/** Numbers that add up exactly, as they are kept. */
const exact = ({ now, before, difference }: Record<'now' | 'before' | 'difference', number>) =>
  [now, before, difference].map((value) => toPaise(value) as number)
const together = ({ rows, others }: FigureTrace) =>
  [...rows, ...(others ? [others] : [])]
    .map(exact)
    .reduce((sum, each) => sum.map((n, at) => n + (each[at] ?? 0)), [0, 0, 0])

describe.each(bothEngines())('the change of a figure, told apart, on %s', (engine) => {
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
  })
  afterAll(() => server.close())

  const trace = (query: QueryTo<'traceFigure'>) => admin.call('traceFigure', { query })

  it('its lines make up the whole, by whatever it is cut, and the whole is the same by each', async () => {
    let changed = 0
    for (const figure of TRACED_FIGURES) {
      const wholes = new Set<string>()
      for (const by of cutsOf(figure)) {
        const answer = await trace({ ...HALF, figure, by })
        expect([figure, by, together(answer)]).toEqual([figure, by, exact(answer.total)])
        expect([figure, by, answer.total.difference]).toEqual([
          figure,
          by,
          (toPaise(answer.total.now) - toPaise(answer.total.before)) / 100,
        ])
        const sizes = answer.rows.map(({ difference }) => Math.abs(difference))
        expect([figure, by, sizes]).toEqual([figure, by, sizes.toSorted((a, b) => b - a)])
        wholes.add(JSON.stringify(answer.total))
        if (answer.rows.length > 1 && answer.total.difference !== 0) changed += 1
      }
      expect([figure, [...wholes]]).toEqual([figure, [...wholes].slice(0, 1)])
    }
    expect(changed).toBeGreaterThan(60)
  })

  it('narrowed to one of its lines it is that line, and to two what both have, whatever is drawn', async () => {
    const chance = createChance(20_261_020)
    const drawn = <Item>(list: readonly Item[]): Item => list[chance(list.length)] as Item
    let compared = 0
    for (let turn = 0; turn < 60; turn++) {
      const figure = drawn(TRACED_FIGURES)
      const cuts = cutsOf(figure).filter(isDimension)
      if (cuts.length < 2) continue
      const [first, second] = [drawn(cuts), drawn(cuts)]
      const whole = await trace({ ...HALF, figure, by: first })
      if (whole.rows.length === 0) continue
      const line = drawn(whole.rows)
      const narrowed = await trace({ ...HALF, figure, by: second, [first]: line.value })
      expect([figure, first, line.value, exact(narrowed.total)]).toEqual([figure, first, line.value, exact(line)])
      expect(together(narrowed)).toEqual(exact(line))
      const inner = drawn(narrowed.rows)
      const both = await trace({ ...HALF, figure, by: 'day', [first]: line.value, [second]: inner.value })
      expect([figure, first, second, together(both)]).toEqual([figure, first, second, exact(inner)])
      compared += 1
    }
    expect(compared).toBeGreaterThan(30)
  })

  it('is the number that lists and reports have of the same days, and of as many days before', async () => {
    const other = async (key: MetricKey) => {
      const [report = '', name = ''] = METRICS[key].numerator?.split(':') ?? []
      const view = await admin.call('getInternalReport', { query: { ...HALF, report: report as 'otp' } })
      const own = METRICS[key].unit === 'rupees' ? key.replace(/^revenue_/, '') : name
      return [view.now, view.before].map((figures) => figures.find((each) => each.key === own)?.value)
    }
    for (const figure of TRACED_FIGURES) {
      const { total } = await trace({ ...HALF, figure, by: 'day' })
      if (isCount(figure)) {
        const [now, before] = await Promise.all(
          [HALF, BEFORE_HALF].map((range) => admin.call('listFigureRows', { query: { ...range, count: figure } })),
        )
        expect([figure, total.now, total.before]).toEqual([figure, now?.total, before?.total])
      } else if (METRICS[figure].numerator.includes(':'))
        expect([figure, total.now, total.before]).toEqual([figure, ...(await other(figure))])
    }
    const { lines } = await admin.call('getProductsReport', { query: HALF })
    const { total } = await trace({ ...HALF, figure: 'disbursed_of_cohort', by: 'lender' })
    expect(total.now).toBe(lines.reduce((sum, line) => sum + line.disbursed_amount, 0))
    expect(total.now).toBeGreaterThan(0)
  })

  it('of yesterday it is the number of the dashboard', async () => {
    const yesterday = addDays(istDay(NOW), -1)
    const at = (day: string, hour: number) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
    const fact = (app_id: string, day: string, disbursed: number) => ({
      app_id,
      journey_id: app_id,
      status: 'disbursed',
      product: 'Personal Loans',
      partner: 'cl',
      began_at: at(day, 4),
      submitted_at: at(day, 5),
      approved_at: at(day, 6),
      disbursed_at: at(day, 7),
      moved_at: at(day, 7),
      disbursed: toPaise(disbursed),
    })
    await addApplicationFacts(server, [
      fact('t1', yesterday, 10_000.55),
      fact('t2', yesterday, 20_000),
      fact('t3', addDays(yesterday, -1), 5_000.1),
    ])
    for (const family of ['application', 'event'] as const)
      await markDays(server.deps.db, family, [at(yesterday, 5), at(addDays(yesterday, -1), 5)])
    const { figures } = await admin.call('getWorkList')
    const shown = Object.fromEntries(figures.map(({ key, now, before }) => [key, [now, before]]))
    const traced = { applications: 'app_submitted', approvals: 'event_approved' } as const
    for (const [key, figure] of [...Object.entries(traced), ['disbursed_amount', 'disbursed_amount'] as const]) {
      const { total } = await trace({ preset: 'yesterday', figure, by: 'channel' })
      expect([key, total.now, total.before]).toEqual([key, ...(shown[key] ?? [])])
    }
  })

  it('a day stands for the day at the same place before', async () => {
    const { rows, before } = await trace({ ...HALF, figure: 'app_submitted', by: 'day' })
    expect(before).toEqual({ from: BEFORE_HALF.from, to: BEFORE_HALF.to })
    const line = rows.find((row) => row.before > 0)
    expect(line?.value.localeCompare(HALF.from)).toBeGreaterThanOrEqual(0)
    const day = addDays(line?.value ?? '', -172)
    const { total } = await admin.call('listFigureRows', { query: { ...days(day, day), count: 'app_submitted' } })
    expect(total).toBe(line?.before)
  })

  it('says names in place of numbers and codes, of its lines and of what narrows it', async () => {
    const { rows } = await trace({ ...HALF, figure: 'app_submitted', by: 'lender' })
    const named = rows.filter(({ value }) => value !== '-')
    expect(named.length).toBeGreaterThan(2)
    for (const { label } of named) expect(label).toMatch(/[a-z]/i)
    const [first] = named
    const narrowed = await trace({ ...HALF, figure: 'app_submitted', by: 'partner', lender: first?.value ?? '' })
    expect(narrowed.narrowed).toEqual([{ dimension: 'lender', value: first?.value, label: first?.label }])
    expect(narrowed.rows.map(({ label }) => label)).toContain('Anand Money Mart')
  })

  it('fifty lines are listed, and whatever has changed less is put together', async () => {
    const { rows, others, total } = await trace({ ...HALF, figure: 'visit_began', by: 'day' })
    expect(rows).toHaveLength(50)
    expect(others?.count).toBeGreaterThan(0)
    expect(Math.abs(rows.at(-1)?.difference ?? 0)).toBeGreaterThanOrEqual(0)
    expect(total.now).toBeGreaterThan(50)
  })

  it('what a figure has not got is refused, and told by its name', async () => {
    for (const figure of TRACED_FIGURES)
      for (const by of TRACE_CUTS) {
        const status = await admin.status('traceFigure', { query: { figure, by } })
        expect([figure, by, status]).toEqual([figure, by, cutsOf(figure).includes(by) ? 200 : 422])
      }
    const answer = await admin.answer('traceFigure', { query: { figure: 'lender_calls', by: 'day', partner: 'cl' } })
    expect(answer).toMatchObject({ status: 422 })
    expect(JSON.stringify(answer)).toContain('partner')
    expect(await admin.status('traceFigure', { query: { figure: 'approval_rate' as 'revenue', by: 'day' } })).toBe(422)
  })

  it('what can still rise says from which day on; what happened stays', async () => {
    const youngOf = async (figure: QueryTo<'traceFigure'>['figure']) =>
      (await trace({ ...HALF, figure, by: 'product' })).young_from
    expect(await youngOf('app_disbursed')).toBe('2026-07-23')
    expect(await youngOf('disbursed_of_cohort')).toBe('2026-07-23')
    for (const figure of ['app_submitted', 'event_disbursed', 'disbursed_amount', 'revenue'] as const)
      expect([figure, await youngOf(figure)]).toEqual([figure, null])
  })
})
