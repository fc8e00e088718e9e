import { listLenderNames } from '#server/db/repositories/catalogue/lenders.ts'
import { listOwnFigure } from '#server/db/repositories/partners/partner-home.ts'
import type { Deps } from '#server/deps.ts'
import type { PartnerSession } from '#server/session.ts'
import type { OwnFigureTrace, OwnTraceQuery } from '#src/contract/entities/figures/funnel-report.ts'
import { NO_VALUE } from '#src/contract/entities/figures/metrics.ts'
import { linkNameOf, OWN_DIMENSIONS, ownCutsOf, ownUnitOf } from '#src/contract/entities/figures/own-traces.ts'
import type { OwnCut } from '#src/contract/entities/figures/own-traces.ts'
import { daysIn, rangeBefore, rangeOf, spanOf } from '../shared/report-days.ts'
import { saidValue } from './shared/asked-figures.ts'
import { refuseUnknownCut } from './shared/refuse-unknown-cut.ts'
import { toldTrace } from './shared/told-trace.ts'

/**
 * By how much a figure of the partner's own portal has changed against as many days before, and what of it each channel,
 * link, product, lender or day makes up: by the same sums as the figure itself, and of nobody's but the caller's own.
 * @throws AppError `validation` when the figure is not told apart or narrowed so, or a day of one's own has not ended
 */
export async function traceOwnFigure(
  { db, clock }: Deps,
  query: OwnTraceQuery,
  by: Pick<PartnerSession, 'partner_id'>,
): Promise<OwnFigureTrace> {
  const { figure, by: cut } = query
  const { partner_id } = by
  refuseUnknownCut(query, OWN_DIMENSIONS, ownCutsOf(figure))
  const now = clock.now()
  const range = rangeOf(query, now)
  const before = rangeBefore(range)
  const filters = Object.fromEntries(
    OWN_DIMENSIONS.flatMap((name) => {
      const value = query[name]
      return value === undefined ? [] : [[name, value === NO_VALUE ? '' : value]]
    }),
  )
  const [sums, earlier, lenders] = await Promise.all([
    listOwnFigure(db, { partner_id, ...spanOf(range) }, { figure, by: cut, filters }),
    listOwnFigure(db, { partner_id, ...spanOf(before) }, { figure, by: cut, filters }),
    cut === 'lender' || query.lender !== undefined ? listLenderNames(db) : null,
  ])
  const labelOf = (name: OwnCut, of: string): string =>
    (name === 'lender' ? lenders?.get(Number(of)) : name === 'link' ? linkNameOf(saidValue(of)) : undefined) ??
    saidValue(of)
  return {
    as_of: now.toISOString(),
    range,
    before,
    young_from: null,
    ...toldTrace({
      query,
      dimensions: OWN_DIMENSIONS,
      sums,
      earlier,
      length: daysIn(range),
      unit: ownUnitOf(figure),
      wordOf: saidValue,
      labelOf,
    }),
  }
}
