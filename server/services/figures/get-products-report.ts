import { listLenderNames } from '#server/db/repositories/catalogue/lenders.ts'
import { listFigures } from '#server/db/repositories/figures/figures.ts'
import type { FigureRow } from '#server/db/repositories/figures/figures.ts'
import { listTimesOfLines } from '#server/db/repositories/figures/times.ts'
import type { Deps } from '#server/deps.ts'
import type { FigureFilterQuery, ProductLine, ProductsReport } from '#src/contract/entities/figures/funnel-report.ts'
import { LADDERS } from '#src/contract/entities/figures/metrics.ts'
import type { CountKey } from '#src/contract/entities/figures/metrics.ts'
import { toRupees, NO_PAISE } from '#src/contract/rules/paise.ts'
import { askedFigures, saidValue } from './shared/asked-figures.ts'

const KEYS: readonly CountKey[] = [
  ...LADDERS.application,
  ...(['app_decided', 'app_rejected', 'app_withdrawn', 'app_expired'] as const),
]
const BEFORE = ['app_submitted', 'app_approved', 'app_disbursed'] as const

/**
 * What became of the applications that were sent in some days, a line for each product, or for each product and lender. By
 * the day of sending throughout, so that shares are of the same people; only the times are of those who got there in these days.
 * @throws AppError `validation` when a day of one's own has not ended
 */
export async function getProductsReport(
  deps: Deps,
  query: FigureFilterQuery & { by?: 'product' | 'lender' | undefined },
): Promise<ProductsReport> {
  const { range, before, filters, today, basis } = askedFigures(query, deps.clock.now())
  const by = query.by === 'lender' ? (['product', 'lender'] as const) : (['product'] as const)
  const ask = { filters, by, today }
  const [now, earlier, times, names] = await Promise.all([
    listFigures(deps.db, 'application', { ...ask, range, keys: KEYS }),
    listFigures(deps.db, 'application', { ...ask, range: before, keys: BEFORE }),
    listTimesOfLines(deps.db, by, range, filters),
    listLenderNames(deps.db),
  ])
  const lines = [...new Set([...now, ...earlier].map(({ of }) => of.join('\n')))].map((name): ProductLine => {
    const [product = '', lender = null] = name.split('\n')
    const [figure, past] = [figureOf(now, name), figureOf(earlier, name)]
    const time = times.find((each) => each.of.join('\n') === name)
    return {
      product: saidValue(product),
      lender: lender === null ? null : saidValue(lender),
      lender_name: lender === null ? null : (names.get(Number(lender)) ?? null),
      submitted: figure('app_submitted').n,
      submitted_before: past('app_submitted').n,
      received: figure('app_received').n,
      decided: figure('app_decided').n,
      approved: figure('app_approved').n,
      approved_before: past('app_approved').n,
      disbursed: figure('app_disbursed').n,
      disbursed_before: past('app_disbursed').n,
      rejected: figure('app_rejected').n,
      withdrawn: figure('app_withdrawn').n,
      expired: figure('app_expired').n,
      asked_amount: toRupees(figure('app_submitted').paise),
      disbursed_amount: toRupees(figure('app_disbursed').paise),
      disbursed_amount_before: toRupees(past('app_disbursed').paise),
      approval_hours: time?.approval ?? null,
      disbursal_hours: time?.disbursal ?? null,
    }
  })
  return {
    ...basis,
    lines: lines.sort(
      (a, b) =>
        a.product.localeCompare(b.product) ||
        b.submitted - a.submitted ||
        (a.lender_name ?? '').localeCompare(b.lender_name ?? ''),
    ),
  }
}

const figureOf = (rows: readonly FigureRow[], name: string) => (key: CountKey) =>
  rows.find((row) => row.key === key && row.of.join('\n') === name) ?? { n: 0, paise: NO_PAISE }
