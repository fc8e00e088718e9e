import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'
import { APPLICATION_REPORT_STATUSES, APPLICATION_SORTS } from '#src/contract/entities/reports/partner-report.ts'
import type { ApplicationReportRow } from '#src/contract/entities/reports/partner-report.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import { dateShort } from '#src/lib/dates.ts'
import { rupees } from '#src/lib/format.ts'
import { call } from '#src/lib/http/http.ts'
import { usePeriod } from '#src/ui/figures/period.ts'
import type { PeriodQuery } from '#src/ui/figures/period.ts'
import type { Column, Filter } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { filtersOf, pageQueryOf, searchOf } from '#src/ui/table/server-query.ts'
import { serverSource } from '#src/ui/table/table-source.ts'
import type { TableSetup } from '#src/ui/table/table-state.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import type { StatusTone } from '#src/ui/timeline/StatusBadge.tsx'
import { useApplicationReport } from './hooks.ts'

const FILTERS = ['status', 'product'] as const
const SETUP: TableSetup = {
  sortable: APPLICATION_SORTS,
  sort: { key: 'submitted_at', direction: 'desc' },
  filters: FILTERS,
}
const TONES: Partial<Record<ApplicationStatus, StatusTone>> = {
  documents_needed: 'warn',
  approved: 'ok',
  agreement_signed: 'ok',
  disbursed: 'ok',
  rejected: 'err',
  withdrawn: 'neutral',
  expired: 'neutral',
}
const toneOf = (status: ApplicationStatus): StatusTone => TONES[status] ?? 'info'
/** What wants doing is open now, whenever it was sent. */
const WORK: readonly (string | undefined)[] = ['waiting', 'documents_needed']

/** Applications of the partner's leads that were sent in the days of the period. */
export function ApplicationReport({ period }: { period: PeriodQuery }) {
  const { t } = useTranslation(['partner-reports', 'applications'])
  const state = useTableState(SETUP)
  const days = usePeriod().range
  const set = { ...filtersOf(state.view, FILTERS), ...searchOf(state.view) }
  const filters = WORK.includes(set.status) ? set : { ...set, ...period }
  const report = useApplicationReport({ ...filters, ...pageQueryOf(state.view) })
  const fields: Filter<ApplicationReportRow>[] = [
    {
      key: 'status',
      label: t('column.status'),
      kind: 'choice',
      options: APPLICATION_REPORT_STATUSES.map((value) => ({
        value,
        label: value === 'waiting' ? t('waiting') : t(`applications:status.${value}`),
      })),
    },
    {
      key: 'product',
      label: t('column.product'),
      kind: 'choice',
      options: PRODUCT_TYPES.map((value) => ({ value, label: t(`applications:productName.${value}`) })),
    },
  ]
  const columns: Column<ApplicationReportRow>[] = [
    {
      key: 'reference',
      header: t('column.application'),
      names: true,
      minWidth: 104,
      cell: ({ reference }) => reference,
    },
    { key: 'lead', header: t('column.reference'), minWidth: 104, cell: ({ lead_reference }) => lead_reference },
    { key: 'name', header: t('column.name'), minWidth: 96, cell: ({ name }) => name || t('erased') },
    {
      key: 'product_type',
      header: t('column.product'),
      minWidth: 120,
      cell: ({ product_type }) => t(`applications:productName.${product_type}`),
    },
    { key: 'lender', header: t('column.lender'), minWidth: 120, cell: ({ lender }) => lender ?? t('noLender') },
    {
      key: 'amount',
      header: t('column.amount'),
      sortable: true,
      align: 'right',
      cell: ({ amount }) => (amount === null ? t('none') : rupees(amount)),
    },
    {
      key: 'status',
      header: t('column.status'),
      sortable: true,
      cell: ({ status }) => <StatusBadge tone={toneOf(status)}>{t(`applications:status.${status}`)}</StatusBadge>,
    },
    {
      key: 'submitted_at',
      header: t('column.submitted_at'),
      sortable: true,
      minWidth: 110,
      cell: ({ submitted_at }) => <time dateTime={submitted_at}>{dateShort(submitted_at)}</time>,
    },
    {
      key: 'updated_at',
      header: t('column.updated_at'),
      sortable: true,
      minWidth: 110,
      cell: ({ updated_at }) => <time dateTime={updated_at}>{dateShort(updated_at)}</time>,
    },
  ]
  return (
    <>
      {WORK.includes(set.status) && (
        <Typography variant="body2" sx={{ mb: 3 }}>
          {t('anyDay')}
        </Typography>
      )}
      <DataTable
        name="applications"
        label={t('tab.applications')}
        columns={columns}
        filters={fields}
        search={t('search.applications')}
        state={state}
        source={serverSource(
          report,
          state.view,
          (format) => call('exportApplicationReport', { query: { ...filters, format } }),
          WORK.includes(set.status) ? undefined : days,
        )}
        rowKey={({ reference }) => reference}
        failed={t('failed')}
        empty={<Typography>{t('empty.applications')}</Typography>}
      />
    </>
  )
}
