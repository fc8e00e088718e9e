import type { Db } from '#server/db/client.ts'
import { listLenderNames } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'
import type { FigureFilterQuery, FigureTrace } from '#src/contract/entities/figures/funnel-report.ts'
import { COUNTS, DIMENSIONS, LADDERS, METRICS } from '#src/contract/entities/figures/metrics.ts'
import type { CountKey, Dimension } from '#src/contract/entities/figures/metrics.ts'
import { cutsOf, isCount, unitOf } from '#src/contract/entities/figures/traces.ts'
import type { TraceCut, TracedFigure } from '#src/contract/entities/figures/traces.ts'
import { daysIn } from '../shared/report-days.ts'
import { askedFigures, saidValue } from './shared/asked-figures.ts'
import { partnerNames } from './shared/partner-names.ts'
import { refuseUnknownCut } from './shared/refuse-unknown-cut.ts'
import { toldTrace } from './shared/told-trace.ts'
import { tracedSums } from './shared/traced-sums.ts'

interface TraceQuery extends FigureFilterQuery {
  figure: TracedFigure
  by: TraceCut
}

/**
 * By how much a figure has changed against as many days before, and what of it each lender, partner, campaign or day makes up.
 * @throws AppError `validation` when the figure is not told apart or narrowed so, or a day of one's own has not ended
 */
export async function traceFigure({ db, clock }: Deps, query: TraceQuery): Promise<FigureTrace> {
  const { figure, by } = query
  refuseUnknownCut(query, DIMENSIONS, cutsOf(figure))
  const now = clock.now()
  const { range, before, filters, basis } = askedFigures(query, now)
  const ask = { figure, by, filters, now }
  const [sums, earlier, labelOf] = await Promise.all([
    tracedSums(db, { ...ask, range }),
    tracedSums(db, { ...ask, range: before }),
    namesOf(db, [by, ...DIMENSIONS.filter((name) => query[name] !== undefined)]),
  ])
  return {
    as_of: basis.as_of,
    range,
    before,
    young_from: canStillRise(figure) ? basis.young_from : null,
    ...toldTrace({
      query,
      dimensions: DIMENSIONS,
      sums,
      earlier,
      length: daysIn(range),
      unit: unitOf(figure),
      wordOf: (of) => valueOf(by, of),
      labelOf,
    }),
  }
}

/** A cohort is followed: whatever comes after its first step can still come. */
function canStillRise(figure: TracedFigure): boolean {
  const { numerator } = isCount(figure) ? { numerator: figure } : METRICS[figure]
  if (!(numerator in COUNTS)) return false
  const key = numerator as CountKey
  return COUNTS[key] !== 'event' && !Object.values(LADDERS).some(([first]) => first === key)
}

const valueOf = (by: TraceCut, of: string): string => (by === 'day' || by === 'operator' ? of : saidValue(of))

/** Names of lenders and partners, where they are asked for; whatever has no name is said by the reader's dictionary. */
async function namesOf(db: Db, cuts: readonly (Dimension | TraceCut)[]) {
  const lenders = cuts.includes('lender') ? await listLenderNames(db) : null
  const partners = cuts.includes('partner') ? (await partnerNames(db)).byCode : null
  return (cut: TraceCut, of: string): string =>
    (cut === 'lender' ? lenders?.get(Number(of)) : cut === 'partner' ? partners?.get(of) : undefined) ?? of
}
