import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { ProductLine, ProductsReport } from '#src/contract/entities/figures/funnel-report.ts'
import type { CountKey } from '#src/contract/entities/figures/metrics.ts'
import type { FigureFilters } from '#src/features/funnel-report/filters.ts'
import { isYoung } from '#src/features/funnel-report/ReportNotes.tsx'
import { hoursWords, shareWords, valueWords } from '#src/features/funnel-report/words.ts'
import { count, rupees } from '#src/lib/format.ts'
import { shareOf } from '#src/ui/figures/change.ts'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { localSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'

const COUNTED = {
  submitted: 'app_submitted',
  received: 'app_received',
  approved: 'app_approved',
  disbursed: 'app_disbursed',
  rejected: 'app_rejected',
  withdrawn: 'app_withdrawn',
  expired: 'app_expired',
} as const satisfies Record<string, CountKey>
const NAMES = Object.keys(COUNTED) as (keyof typeof COUNTED)[]
const SETUP = {
  sortable: [...NAMES, 'disbursed_amount', 'share'],
  sort: { key: 'submitted', direction: 'desc' },
} as const

/** A line for each product; every number opens the applications it counts. */
export function ProductsTable({ report, filters }: { report: ProductsReport; filters: FigureFilters }) {
  const { t } = useTranslation(['funnel-report', 'figures', 'applications'])
  const state = useTableState(SETUP)
  const young = isYoung(report)
  const columns: Column<ProductLine>[] = [
    {
      key: 'product',
      header: t('dimension.product'),
      names: true,
      minWidth: 130,
      cell: ({ product }) => valueWords(t, 'product', product),
      value: ({ product }) => valueWords(t, 'product', product),
    },
    ...NAMES.map((name): Column<ProductLine> => ({
      key: name,
      header: t(`count.${COUNTED[name]}`),
      align: 'right',
      sortable: true,
      hiddenAtFirst: name === 'received',
      value: (line) => line[name],
      cell: (line) => (
        <Link
          component={RouterLink}
          color="inherit"
          to={filters.rowsOf({ count: COUNTED[name] }, { product: line.product })}
          aria-label={t('open', {
            name: `${valueWords(t, 'product', line.product)}, ${t(`count.${COUNTED[name]}`)}`,
            count: line[name],
          })}
        >
          {count(line[name])}
        </Link>
      ),
    })),
    {
      key: 'share',
      header: t('products.share'),
      align: 'right',
      sortable: true,
      value: ({ disbursed, submitted }) => shareOf(disbursed, submitted),
      cell: ({ disbursed, submitted }) => (
        <Typography
          component="span"
          variant="body2"
          sx={young ? { color: 'text.secondary', fontStyle: 'italic' } : { fontWeight: 500 }}
        >
          {shareWords(t, shareOf(disbursed, submitted))}
        </Typography>
      ),
    },
    {
      key: 'disbursed_amount',
      header: t('products.amount'),
      align: 'right',
      minWidth: 110,
      sortable: true,
      value: ({ disbursed_amount }) => disbursed_amount,
      cell: ({ disbursed_amount }) => rupees(disbursed_amount),
    },
    {
      key: 'approval_hours',
      header: t('times.key.approval'),
      align: 'right',
      value: ({ approval_hours }) => approval_hours,
      cell: ({ approval_hours }) => hoursWords(t, approval_hours),
    },
    {
      key: 'disbursal_hours',
      header: t('times.key.disbursal'),
      align: 'right',
      value: ({ disbursal_hours }) => disbursal_hours,
      cell: ({ disbursal_hours }) => hoursWords(t, disbursal_hours),
    },
  ]
  const source = localSource({ rows: report.lines }, columns, [], state.view)
  return (
    <DataTable
      name="products-report"
      label={t('products.table')}
      columns={columns}
      state={state}
      source={{ ...source, all: undefined }}
      rowKey={({ product }) => product}
      failed={t('failed')}
      empty={<Typography>{t('empty')}</Typography>}
    />
  )
}
