import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { DEDUPE_SORTS } from '#src/contract/endpoints/admin/offers-eligibility.ts'
import type { DedupeFilters } from '#src/contract/endpoints/admin/offers-eligibility.ts'
import { DEDUPE_RESULTS, DEDUPE_SOURCES } from '#src/contract/entities/identity/dedupe-check.ts'
import type { DedupeCheck } from '#src/contract/entities/identity/dedupe-check.ts'
import { ReportViews } from '#src/features/report-views/ReportViews.tsx'
import { dateTime } from '#src/lib/dates.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { call } from '#src/lib/http/http.ts'
import type { Column, Filter } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { serverSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { useDedupeChecks } from './hooks.ts'

const SETUP = {
  sortable: DEDUPE_SORTS,
  sort: { key: 'at', direction: 'desc' },
  filters: ['source', 'result', 'from', 'to'],
} as const

/** Every look for somebody who is known already: by us or by a lender, and what it has found. */
export function DedupeLogs() {
  const { t } = useTranslation('eligibility')
  const state = useTableState(SETUP)
  const { page, size, sort, search, filters: set } = state.view
  // The address may hold anything; the server knows which words there are.
  const filters = { ...set, ...(search && { search }) } as DedupeFilters
  const query = { ...filters, page: String(page), size: String(size), direction: sort.direction }
  const logs = useDedupeChecks(query)
  // A number that is still being typed is none yet: nothing can match it.
  const unfit = logs.error instanceof ApiError && logs.error.code === 'validation'
  const found = unfit ? { rows: [], total: 0, capped: false } : logs.data

  const columns: Column<DedupeCheck>[] = [
    {
      key: 'at',
      header: t('logs.at'),
      minWidth: 150,
      sortable: true,
      names: true,
      cell: ({ at }) => <time dateTime={at}>{dateTime(at)}</time>,
    },
    {
      key: 'customer',
      header: t('logs.customer'),
      cell: ({ user_id, pan }) => (
        <>
          {user_id ?? t('logs.nobody')}
          {pan !== '' && <Typography variant="body2">{pan}</Typography>}
        </>
      ),
    },
    { key: 'reference', header: t('logs.application'), minWidth: 110, cell: ({ reference }) => reference ?? '—' },
    { key: 'lender', header: t('logs.lender'), minWidth: 120, cell: ({ lender_name }) => lender_name ?? '—' },
    { key: 'source', header: t('logs.source'), cell: ({ source }) => t(`logs.sources.${source}`) },
    {
      key: 'result',
      header: t('logs.result'),
      cell: ({ result }) => (
        <StatusBadge tone={result === 'duplicate' ? 'warn' : 'ok'}>{t(`logs.results.${result}`)}</StatusBadge>
      ),
    },
    {
      key: 'detail',
      header: t('logs.detail'),
      minWidth: 240,
      cell: ({ detail, found: other, matched_on }) => (
        <>
          {t(`logs.details.${detail}`, { found: other })}
          {matched_on.length > 0 && (
            <Typography variant="body2">
              {t('logs.matchedOn', { fields: matched_on.map((field) => t(`logs.fields.${field}`)).join(', ') })}
            </Typography>
          )}
        </>
      ),
    },
  ]
  const choices = <Key extends string>(of: 'sources' | 'results', keys: readonly Key[]) =>
    keys.map((value) => ({ value, label: t(`logs.${of}.${value}`) }))
  const shown: Filter<DedupeCheck>[] = [
    { key: 'source', label: t('logs.source'), kind: 'choice', options: choices('sources', DEDUPE_SOURCES) },
    { key: 'result', label: t('logs.result'), kind: 'choice', options: choices('results', DEDUPE_RESULTS) },
    { key: 'from', label: t('logs.from'), kind: 'day' },
    { key: 'to', label: t('logs.to'), kind: 'day' },
  ]
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>{t('logs.lead')}</Typography>
      <Box sx={{ mb: 4 }}>
        <ReportViews page="customer-eligibility" tables={['de-dupe-logs']} />
      </Box>
      <DataTable
        name="de-dupe-logs"
        label={t('tabs.logs')}
        columns={columns}
        filters={shown}
        search={t('logs.search')}
        state={state}
        source={serverSource({ ...logs, data: found, error: unfit ? null : logs.error }, state.view, (format) =>
          call('exportDedupeChecks', { query: { ...filters, format } }),
        )}
        rowKey={({ check_id }) => check_id}
        failed={t('logs.failed')}
        empty={t('logs.empty')}
      />
    </>
  )
}
