import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { LEAD_STATUSES } from '#src/contract/attribution.ts'
import { LEAD_CHANNELS } from '#src/contract/entities/leads/tracking-link.ts'
import { LEAD_SORTS } from '#src/contract/entities/reports/partner-report.ts'
import type { LeadReportRow } from '#src/contract/entities/reports/partner-report.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import { dateShort } from '#src/lib/dates.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { call } from '#src/lib/http/http.ts'
import { usePeriod } from '#src/ui/figures/period.ts'
import type { PeriodQuery } from '#src/ui/figures/period.ts'
import type { Column, Filter } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { filtersOf, pageQueryOf, searchOf } from '#src/ui/table/server-query.ts'
import { serverSource } from '#src/ui/table/table-source.ts'
import type { TableSetup } from '#src/ui/table/table-state.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { useLeadReport } from './hooks.ts'
import { LeadBadge } from './LeadBadge.tsx'

const FILTERS = ['reference', 'status', 'product', 'channel'] as const
const SETUP: TableSetup = {
  sortable: LEAD_SORTS,
  sort: { key: 'created_at', direction: 'desc' },
  filters: FILTERS,
}

/** People who came by the partner, in the days of the period. */
export function LeadReport({ period }: { period: PeriodQuery }) {
  const { t } = useTranslation(['partner-reports', 'partner-home', 'applications'])
  const state = useTableState(SETUP)
  const days = usePeriod().range
  const filters = { ...filtersOf(state.view, FILTERS), ...searchOf(state.view), ...period }
  const report = useLeadReport({ ...filters, ...pageQueryOf(state.view) })
  const refused = report.error instanceof ApiError ? (report.error.errors ?? {}) : {}
  const options = {
    status: LEAD_STATUSES.map((value) => ({ value, label: t(`partner-home:leadStatus.${value}`) })),
    product: PRODUCT_TYPES.map((value) => ({ value, label: t(`applications:productName.${value}`) })),
    channel: LEAD_CHANNELS.map((value) => ({ value, label: t(`channel.${value}`) })),
  }
  const fields: Filter<LeadReportRow>[] = FILTERS.map((key) => ({
    key,
    label: t(`column.${key}`),
    kind: key === 'reference' ? 'text' : 'choice',
    ...(key !== 'reference' && { options: options[key] }),
    ...(refused[key] !== undefined && { error: t(`wrong.${key === 'reference' ? 'reference' : 'choice'}`) }),
  }))
  const columns: Column<LeadReportRow>[] = [
    { key: 'reference', header: t('column.reference'), names: true, minWidth: 104, cell: ({ reference }) => reference },
    { key: 'name', header: t('column.name'), minWidth: 96, cell: ({ name }) => name || t('erased') },
    { key: 'mobile', header: t('column.mobile'), cell: ({ mobile }) => mobile },
    {
      key: 'product_type',
      header: t('column.product'),
      sortable: true,
      minWidth: 120,
      cell: ({ product_type }) => t(`applications:productName.${product_type}`),
    },
    {
      key: 'link',
      header: t('column.channel'),
      minWidth: 120,
      cell: ({ channel, link }) =>
        link === null ? t(`channel.${channel}`) : t('byLink', { channel: t(`channel.${channel}`), link }),
    },
    { key: 'status', header: t('column.status'), sortable: true, cell: ({ status }) => <LeadBadge status={status} /> },
    {
      key: 'created_at',
      header: t('column.created_at'),
      sortable: true,
      minWidth: 110,
      cell: ({ created_at }) => <time dateTime={created_at}>{dateShort(created_at)}</time>,
    },
    {
      key: 'first_touch_at',
      header: t('column.first_touch_at'),
      hiddenAtFirst: true,
      minWidth: 110,
      cell: ({ first_touch_at }) => <time dateTime={first_touch_at}>{dateShort(first_touch_at)}</time>,
    },
    {
      key: 'last_touch_at',
      header: t('column.last_touch_at'),
      sortable: true,
      minWidth: 110,
      cell: ({ last_touch_at }) => <time dateTime={last_touch_at}>{dateShort(last_touch_at)}</time>,
    },
  ]
  return (
    <DataTable
      name="leads"
      label={t('tab.leads')}
      columns={columns}
      filters={fields}
      search={t('search.leads')}
      state={state}
      source={serverSource(
        report,
        state.view,
        (format) => call('exportLeadReport', { query: { ...filters, format } }),
        days,
      )}
      rowKey={({ lead_id }) => lead_id}
      failed={t('failed')}
      empty={<Typography>{t('empty.leads')}</Typography>}
    />
  )
}
