import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { FigureRow } from '#src/contract/entities/figures/funnel-report.ts'
import { FIGURE_ROW_SORTS } from '#src/contract/entities/figures/metrics.ts'
import { dateTime } from '#src/lib/dates.ts'
import { rupees } from '#src/lib/format.ts'
import { call } from '#src/lib/http/http.ts'
import { ExportButtons } from '#src/ui/figures/ExportButtons.tsx'
import { ReferenceLink } from '#src/ui/figures/ReferenceLink.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { pageQueryOf } from '#src/ui/table/server-query.ts'
import { serverSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import type { FigureFilters, RowsOf } from './filters.ts'
import { useFigureRows } from './hooks.ts'
import { stopWords, valueWords } from './words.ts'

const SETUP = { sortable: FIGURE_ROW_SORTS, sort: { key: 'at', direction: 'desc' } } as const

/** Exactly the rows that a figure counts. None of them names a customer. */
export function FigureRows({ of, filters }: { of: RowsOf; filters: FigureFilters }) {
  const { t } = useTranslation(['funnel-report', 'applications', 'figures'])
  const state = useTableState(SETUP)
  const rows = useFigureRows({ ...filters.query, ...of, ...pageQueryOf(state.view) })
  const columns: Column<FigureRow>[] = [
    {
      key: 'reference',
      header: t('rows.reference'),
      names: true,
      minWidth: 104,
      cell: ({ reference }) => (
        <ReferenceLink reference={reference} name={t('rows.journey', { reference })} none={t('rows.visit')} />
      ),
    },
    { key: 'at', header: t('rows.at'), minWidth: 150, cell: ({ at }) => <time dateTime={at}>{dateTime(at)}</time> },
    {
      key: 'product',
      header: t('dimension.product'),
      minWidth: 120,
      cell: ({ product }) => valueWords(t, 'product', product),
    },
    {
      key: 'lender',
      header: t('dimension.lender'),
      minWidth: 120,
      cell: ({ lender }) => lender ?? t('nothing.lender'),
    },
    {
      key: 'partner',
      header: t('dimension.partner'),
      cell: ({ partner_name }) => partner_name ?? t('nothing.partner'),
    },
    { key: 'channel', header: t('dimension.channel'), cell: ({ channel }) => valueWords(t, 'channel', channel) },
    { key: 'source', header: t('dimension.source'), cell: ({ source }) => valueWords(t, 'source', source) },
    {
      key: 'status',
      header: t('rows.status'),
      minWidth: 110,
      cell: ({ status }) => (status === null ? '—' : t(`applications:status.${status}`)),
    },
    {
      key: 'amount',
      header: t('rows.amount'),
      align: 'right',
      cell: ({ amount }) => (amount === null ? '—' : rupees(amount)),
    },
  ]
  const name =
    of.stopped === undefined ? t(`count.${of.count}`) : stopWords(t, { ...of, after: of.count, why: of.stopped })
  const explained = of.stopped === undefined ? filters.traceOf(of.count) : undefined
  return (
    <>
      <Box sx={{ mb: 3 }}>
        <Link component={RouterLink} to={filters.reportAddress}>
          {t('rows.back')}
        </Link>
        {explained !== undefined && (
          <Link component={RouterLink} to={explained} sx={{ ml: 4 }}>
            {t('figures:trace.link')}
          </Link>
        )}
        <Typography variant="h3" component="h2" sx={{ mt: 2 }}>
          {name}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('rows.lead')}</Typography>
        <ExportButtons
          name={of.count.replace('_', '-')}
          period={filters.period.range}
          file={(format) => call('exportFigureRows', { query: { ...filters.query, ...of, format } })}
        />
      </Box>
      <DataTable
        name="figure-rows"
        label={name}
        columns={columns}
        state={state}
        source={serverSource(rows, state.view)}
        rowKey={({ id }) => id}
        failed={t('rows.failed')}
        empty={<Typography>{t('rows.empty')}</Typography>}
      />
    </>
  )
}
