import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { DISBURSAL_SORTS } from '#src/contract/entities/reports/partner-report.ts'
import type { DisbursalReportRow } from '#src/contract/entities/reports/partner-report.ts'
import { dateShort } from '#src/lib/dates.ts'
import { rupees, rupeesAndPaise } from '#src/lib/format.ts'
import { call } from '#src/lib/http/http.ts'
import { usePeriod } from '#src/ui/figures/period.ts'
import type { PeriodQuery } from '#src/ui/figures/period.ts'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { pageQueryOf } from '#src/ui/table/server-query.ts'
import { serverSource } from '#src/ui/table/table-source.ts'
import type { TableSetup } from '#src/ui/table/table-state.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { useDisbursalReport } from './hooks.ts'
import { PayoutBadge } from './PayoutBadge.tsx'

const SETUP: TableSetup = { sortable: DISBURSAL_SORTS, sort: { key: 'disbursed_at', direction: 'desc' } }

/** Loans that were paid out to the partner's leads in the days of the period. */
export function DisbursalReport({ period }: { period: PeriodQuery }) {
  const { t } = useTranslation('partner-reports')
  const state = useTableState(SETUP)
  const days = usePeriod().range
  const report = useDisbursalReport({ ...period, ...pageQueryOf(state.view) })
  const columns: Column<DisbursalReportRow>[] = [
    {
      key: 'reference',
      header: t('column.application'),
      names: true,
      minWidth: 104,
      cell: ({ reference }) => reference,
    },
    { key: 'lead', header: t('column.reference'), minWidth: 104, cell: ({ lead_reference }) => lead_reference },
    { key: 'name', header: t('column.name'), minWidth: 96, cell: ({ name }) => name || t('erased') },
    { key: 'lender', header: t('column.lender'), minWidth: 120, cell: ({ lender }) => lender },
    {
      key: 'disbursed_amount',
      header: t('column.disbursed_amount'),
      sortable: true,
      align: 'right',
      cell: ({ disbursed_amount }) => rupees(disbursed_amount),
    },
    { key: 'gross', header: t('column.gross'), align: 'right', cell: ({ gross }) => rupeesAndPaise(gross) },
    { key: 'status', header: t('column.payout'), cell: ({ status }) => <PayoutBadge status={status} /> },
    {
      key: 'disbursed_at',
      header: t('column.disbursed_at'),
      sortable: true,
      minWidth: 110,
      cell: ({ disbursed_at }) => <time dateTime={disbursed_at}>{dateShort(disbursed_at)}</time>,
    },
  ]
  return (
    <DataTable
      name="disbursals"
      label={t('tab.disbursals')}
      columns={columns}
      state={state}
      source={serverSource(
        report,
        state.view,
        (format) => call('exportDisbursalReport', { query: { ...period, format } }),
        days,
      )}
      rowKey={({ payout_id }) => payout_id}
      failed={t('failed')}
      empty={<Typography>{t('empty.disbursals')}</Typography>}
    />
  )
}
