import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { INTERNAL_ROW_SORTS } from '#src/contract/endpoints/admin/figures-internal-report.ts'
import type { InternalRowFilters } from '#src/contract/endpoints/admin/figures-internal-report.ts'
import { INTERNAL_REPORTS } from '#src/contract/entities/figures/internal-report.ts'
import type { GroupName, InternalReport, InternalRow } from '#src/contract/entities/figures/internal-report.ts'
import { groupWord, internalRowColumns, internalRowWords } from '#src/contract/entities/figures/internal-row-words.ts'
import { METRICS, metricsOf } from '#src/contract/entities/figures/metrics.ts'
import type { MetricKey } from '#src/contract/entities/figures/metrics.ts'
import { tracedParts } from '#src/contract/entities/figures/traces.ts'
import { dateTime } from '#src/lib/dates.ts'
import { count, rupeesAndPaise } from '#src/lib/format.ts'
import { call } from '#src/lib/http/http.ts'
import { ExportButtons } from '#src/ui/figures/ExportButtons.tsx'
import { usePeriod } from '#src/ui/figures/period.ts'
import { ReferenceLink } from '#src/ui/figures/ReferenceLink.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { pageQueryOf } from '#src/ui/table/server-query.ts'
import { serverSource } from '#src/ui/table/table-source.ts'
import type { TableSetup } from '#src/ui/table/table-state.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { useInternalRows } from './hooks.ts'
import { useRowsLink } from './use-rows-link.ts'

const SETUP: TableSetup = { sortable: INTERNAL_ROW_SORTS, sort: { key: 'at', direction: 'desc' } }

/** The rows that a figure counts: as many as it says. */
export function RowsPanel({ filters }: { filters: InternalRowFilters }) {
  const { t } = useTranslation(['internal-report', 'metrics', 'figures'])
  const { report, show, group, key } = filters
  const link = useRowsLink()
  const days = usePeriod().range
  const state = useTableState(SETUP)
  const query = { ...filters, ...pageQueryOf(state.view) }
  const rows = useInternalRows(query)
  const metric = metricOf(report, show)
  const figure = t(`metrics:${metric ?? ''}.name`)
  const title =
    group === undefined ? figure : t('rows.title', { figure, group: nameOf(filters, rows.data?.rows[0], t) })
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4, mb: 4 }}>
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
        <Link component={RouterLink} to={link({})} sx={{ minHeight: 44, display: 'inline-flex', alignItems: 'center' }}>
          {t('rows.back')}
        </Link>
        {metric !== undefined && tracedParts(metric).length > 0 && (group === undefined || group === 'lender') && (
          <Link
            component={RouterLink}
            to={link({ trace: metric, ...(group === 'lender' && key !== undefined && { lender: key }) })}
            sx={{ minHeight: 44, display: 'inline-flex', alignItems: 'center' }}
          >
            {t('figures:trace.link')}
          </Link>
        )}
        <Box sx={{ ml: { sm: 'auto' } }}>
          <ExportButtons
            name={`${report}-${show}`}
            period={INTERNAL_REPORTS[report].basis === 'as_of' ? undefined : days}
            file={(format) => call('exportInternalRows', { query: { ...filters, format } })}
          />
        </Box>
      </Box>
      <DataTable
        name={`${report}-${show}`}
        label={title}
        columns={columnsOf(report, t)}
        state={state}
        source={serverSource(rows, state.view)}
        rowKey={({ id }) => id}
        failed={t('rows.failed')}
        empty={<Typography>{t('rows.empty')}</Typography>}
      />
    </>
  )
}

/** Of the group's row: its rows know the name of a lender or partner, of which the address has the number alone. */
const nameOf = ({ report, group, key = '' }: InternalRowFilters, row: InternalRow | undefined, t: Words): string =>
  groupWord(group as GroupName, key, (report === 'revenue' ? row?.what : row?.who) ?? null, t)

/** The figure that lists these rows: a number of them where there is one, else the sum that they come to. */
function metricOf(report: InternalReport, show: string): MetricKey | undefined {
  const keys = metricsOf(report).filter((key) => METRICS[key].numerator === `${report}:${show}`)
  return keys.find((key) => METRICS[key].unit === 'count') ?? keys[0]
}

type Words = (key: string, values?: Record<string, unknown>) => string

function columnsOf(report: InternalReport, t: Words): Column<InternalRow>[] {
  const money = (key: 'disbursed' | 'revenue' | 'gross' | 'net'): Partial<Column<InternalRow>> => ({
    align: 'right',
    cell: (row) => (row[key] === null ? '–' : rupeesAndPaise(row[key])),
  })
  const text = (key: 'who' | 'what' | 'result' | 'reason'): Partial<Column<InternalRow>> => ({
    minWidth: 120,
    cell: (row) => internalRowWords(report, row, t)[key],
  })
  const LOOKS: Record<ReturnType<typeof internalRowColumns>[number][0], Partial<Column<InternalRow>>> = {
    at: {
      names: true,
      sortable: true,
      minWidth: 150,
      cell: ({ at }) => <time dateTime={at}>{dateTime(at)}</time>,
    },
    reference: {
      minWidth: 110,
      cell: ({ reference, who }) => (
        <ReferenceLink
          reference={reference}
          name={t(report === 'tickets' ? 'rows.openTicket' : 'rows.journey', { reference })}
          ofCustomer={report !== 'tickets' || who === 'customer'}
          none="–"
        />
      ),
    },
    who: text('who'),
    what: text('what'),
    result: text('result'),
    reason: text('reason'),
    ended_at: {
      minWidth: 150,
      cell: ({ ended_at }) => (ended_at === null ? '–' : <time dateTime={ended_at}>{dateTime(ended_at)}</time>),
    },
    ms: { align: 'right', cell: ({ ms }) => (ms === null ? '–' : t('ms', { value: count(ms) })) },
    disbursed: money('disbursed'),
    revenue: money('revenue'),
    gross: money('gross'),
    net: money('net'),
  }
  return internalRowColumns(report).map(([key, head]) => ({
    key,
    header: t(head),
    cell: () => null,
    ...LOOKS[key],
  }))
}
