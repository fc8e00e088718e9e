import { listLenderNames } from '#server/db/repositories/catalogue/lenders.ts'
import { listFigures } from '#server/db/repositories/figures/figures.ts'
import type { FigureRow } from '#server/db/repositories/figures/figures.ts'
import { listStops } from '#server/db/repositories/figures/stops.ts'
import { listTimes } from '#server/db/repositories/figures/times.ts'
import type { Deps } from '#server/deps.ts'
import { STOP_KINDS, TIME_KEYS } from '#src/contract/entities/figures/funnel-report.ts'
import type { FigureFilterQuery, FunnelStep, JourneyReport } from '#src/contract/entities/figures/funnel-report.ts'
import { CUT_COUNTS, LADDERS } from '#src/contract/entities/figures/metrics.ts'
import type { CountFamily, CountKey, Dimension } from '#src/contract/entities/figures/metrics.ts'
import { askedFigures, saidValue } from './shared/asked-figures.ts'
import type { AskedFigures } from './shared/asked-figures.ts'
import { cohortsOf } from './shared/cohorts.ts'
import { partnerNames } from './shared/partner-names.ts'

const FAMILIES = ['visit', 'journey', 'application'] as const

/**
 * How far visits, journeys and applications of some days came, against as many days before; how long it took, and where
 * people stopped.
 * @throws AppError `validation` when a day of one's own has not ended
 */
export async function getJourneyReport(
  deps: Deps,
  query: FigureFilterQuery & { by?: Dimension | undefined },
): Promise<JourneyReport> {
  const asked = askedFigures(query, deps.clock.now())
  const { range, filters, basis } = asked
  const narrowed = filters.lender !== undefined
  const ladder = (family: (typeof FAMILIES)[number]) =>
    narrowed && family !== 'application' ? [] : ladderOf(deps, family, asked)
  // Read beside all the rest, which together takes about as long; not more at once, for others want the database, too.
  const times = timesOf(deps, asked)
  const rest = async () => ({
    visit: await ladder('visit'),
    journey: await ladder('journey'),
    application: await ladder('application'),
    stops: narrowed ? [] : await stopsOf(deps, asked),
    cohorts: narrowed
      ? []
      : cohortsOf(
          await listFigures(deps.db, 'journey', {
            keys: LADDERS.journey,
            range,
            filters,
            by: ['day'],
            today: asked.today,
          }),
          range,
          asked.today,
        ),
    cut: await cutOf(deps, asked, query.by ?? 'source'),
    choices: await choicesOf(deps, asked),
  })
  const [read, sums] = await Promise.all([times, rest()])
  return { ...basis, ...sums, times: read }
}

async function timesOf(deps: Deps, { range, before, filters }: AskedFigures): Promise<JourneyReport['times']> {
  const times = await listTimes(deps.db, TIME_KEYS, range, filters)
  const past = await listTimes(deps.db, TIME_KEYS, before, filters)
  return times.map((time) => ({
    ...time,
    median_before: past.find(({ key }) => key === time.key)?.median ?? null,
  }))
}

async function ladderOf(deps: Deps, family: keyof typeof LADDERS, asked: AskedFigures): Promise<FunnelStep[]> {
  const { range, before, filters, today } = asked
  const keys: readonly CountKey[] = LADDERS[family]
  const ask = { keys, filters, by: [], today }
  const now = await listFigures(deps.db, family, { ...ask, range })
  const earlier = await listFigures(deps.db, family, { ...ask, range: before })
  return keys.map((key) => ({ key, n: numberOf(now, key), before: numberOf(earlier, key) }))
}

async function stopsOf(deps: Deps, { range, filters }: AskedFigures): Promise<JourneyReport['stops']> {
  const stops = await listStops(deps.db, range, filters, deps.clock.now())
  return stops.flatMap(({ level, why, reason, n }) => {
    const [after, kind] = [LADDERS.journey[level], STOP_KINDS.find((each) => each === why)]
    return after && kind ? [{ after, why: kind, reason, n }] : []
  })
}

async function cutOf(deps: Deps, asked: AskedFigures, by: Dimension): Promise<JourneyReport['cut']> {
  const { range, filters, today } = asked
  // Nobody has a lender before they apply.
  const narrowed = filters.lender !== undefined || by === 'lender'
  const families: readonly CountFamily[] = narrowed ? ['application'] : FAMILIES
  const rows: FigureRow[] = []
  for (const family of families)
    rows.push(
      ...(await listFigures(deps.db, family, { keys: Object.values(CUT_COUNTS), range, filters, by: [by], today })),
    )
  const values = [...new Set(rows.map(({ of: [value = ''] }) => value))]
  return values
    .map((value) => {
      const own = rows.filter(({ of }) => of[0] === value)
      const cells = Object.entries(CUT_COUNTS).map(([name, key]) => [name, numberOf(own, key)])
      return { value: saidValue(value), ...(Object.fromEntries(cells) as Record<keyof typeof CUT_COUNTS, number>) }
    })
    .sort((a, b) => b.visits - a.visits || b.submitted - a.submitted || a.value.localeCompare(b.value))
}

/** What there was to choose in these days, whatever is chosen now. */
async function choicesOf(deps: Deps, { range, today }: AskedFigures): Promise<JourneyReport['choices']> {
  const names = await listLenderNames(deps.db)
  const { byCode } = await partnerNames(deps.db)
  const valuesOf = async (by: 'lender' | 'partner' | 'source', family: CountFamily, key: CountKey) =>
    (await listFigures(deps.db, family, { keys: [key], range, filters: {}, by: [by], today }))
      .map(({ of: [value = ''] }) => value)
      .filter((value) => value !== '0')
  const labelled = (values: readonly string[], labelOf: (value: string) => string) =>
    [...new Set(values)]
      .map((value) => ({ value: saidValue(value), label: labelOf(value) }))
      .sort((a, b) => a.label.localeCompare(b.label))
  return {
    lender: labelled(await valuesOf('lender', 'application', 'app_submitted'), (id) => names.get(Number(id)) ?? id),
    partner: labelled(
      [
        ...(await valuesOf('partner', 'visit', 'visit_began')),
        ...(await valuesOf('partner', 'journey', 'journey_began')),
      ],
      (code) => byCode.get(code) ?? code,
    ),
    source: labelled(
      [
        ...(await valuesOf('source', 'visit', 'visit_began')),
        ...(await valuesOf('source', 'journey', 'journey_began')),
      ],
      (name) => name,
    ),
  }
}

const numberOf = (rows: readonly FigureRow[], key: CountKey): number => rows.find((row) => row.key === key)?.n ?? 0
