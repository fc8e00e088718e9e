import Link from '@mui/material/Link'
import TableCell from '@mui/material/TableCell'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import type { ProductLine, ProductsReport } from '#src/contract/entities/figures/funnel-report.ts'
import type { CountKey } from '#src/contract/entities/figures/metrics.ts'
import { ChoiceTable } from '#src/features/funnel-report/ChoiceTable.tsx'
import type { FigureFilters } from '#src/features/funnel-report/filters.ts'
import { isYoung } from '#src/features/funnel-report/ReportNotes.tsx'
import { hoursWords, shareWords, valueWords } from '#src/features/funnel-report/words.ts'
import { count, rupees } from '#src/lib/format.ts'
import { shareOf } from '#src/ui/figures/change.ts'

/** What a cell can say, and the rows that it opens. */
const SHOWN = {
  submitted: 'app_submitted',
  approved: 'app_approved',
  disbursed: 'app_disbursed',
  amount: 'app_disbursed',
  rejected: 'app_rejected',
} as const satisfies Record<string, CountKey>
/** How long something took is of those who got there in these days: no list of the cohort is behind it. */
const CHOICES = [...(Object.keys(SHOWN) as (keyof typeof SHOWN)[]), 'time'] as const
type Shown = (typeof CHOICES)[number]
/** Shares of those that were sent in these days. */
const SHARES: readonly Shown[] = ['approved', 'disbursed', 'rejected']

/** One line a lender, one column a product; what the cells say is chosen. */
export function LendersByProducts({ report, filters }: { report: ProductsReport; filters: FigureFilters }) {
  const { t } = useTranslation(['funnel-report', 'figures', 'applications'])
  const [params] = useSearchParams()
  const shown = CHOICES.find((each) => each === params.get('show')) ?? 'submitted'
  const products = [...new Set(report.lines.map(({ product }) => product))]
  const lenders = [...new Map(report.lines.map(({ lender, lender_name }) => [lender, lender_name]))]
    .map(([lender, name]) => ({ lender: lender ?? '', name: name ?? t('nothing.lender') }))
    .sort((a, b) => a.name.localeCompare(b.name))
  const lineOf = (lender: string, product: string) =>
    report.lines.find((line) => line.lender === lender && line.product === product)
  const cellOf = (line: ProductLine): string => {
    if (shown === 'submitted') return count(line.submitted)
    if (shown === 'amount') return rupees(line.disbursed_amount)
    if (shown === 'time') return hoursWords(t, line.approval_hours)
    const share = shareOf(line[shown], line.submitted)
    return t('vendors.share', { number: count(line[shown]), share: shareWords(t, share) })
  }
  const young = isYoung(report) && SHARES.includes(shown)
  return (
    <ChoiceTable
      title={t('vendors.table')}
      choice={{
        param: 'show',
        label: t('vendors.show'),
        chosen: shown,
        options: CHOICES.map((value) => ({ value, label: t(`vendors.shown.${value}`) })),
      }}
      heads={[t('dimension.lender'), ...products.map((product) => valueWords(t, 'product', product))]}
      rows={lenders.map(({ lender, name }) => ({
        key: lender,
        name,
        cells: products.map((product) => {
          const line = lineOf(lender, product)
          return (
            <TableCell
              key={product}
              align="right"
              sx={{ fontVariantNumeric: 'tabular-nums', fontStyle: young ? 'italic' : 'normal' }}
            >
              {line === undefined ? (
                '—'
              ) : shown === 'time' ? (
                cellOf(line)
              ) : (
                <Link
                  component={RouterLink}
                  color="inherit"
                  to={filters.rowsOf({ count: SHOWN[shown] }, { lender, product })}
                  aria-label={t('open', {
                    name: `${name}, ${valueWords(t, 'product', product)}, ${t(`count.${SHOWN[shown]}`)}`,
                    count: line[COUNTED[shown]],
                  })}
                >
                  {cellOf(line)}
                </Link>
              )}
            </TableCell>
          )
        }),
      }))}
    />
  )
}

/** How many rows a cell opens. */
const COUNTED = {
  submitted: 'submitted',
  approved: 'approved',
  disbursed: 'disbursed',
  amount: 'disbursed',
  rejected: 'rejected',
} as const satisfies Record<keyof typeof SHOWN, keyof ProductLine>
