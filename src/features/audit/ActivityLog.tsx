import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { AUDIT_SORTS } from '#src/contract/audit-sorts.ts'
import type { AuditLogRow } from '#src/contract/endpoints/admin/audit.ts'
import { dateTime } from '#src/lib/dates.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import type { Column, Filter } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { filtersOf, pageQueryOf, searchOf } from '#src/ui/table/server-query.ts'
import { serverSource } from '#src/ui/table/table-source.ts'
import type { TableSetup } from '#src/ui/table/table-state.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { ActivityChanges } from './ActivityChanges.tsx'
import { AuditDialog } from './AuditDialog.tsx'
import { downloadAuditLog, useAuditLog } from './hooks.ts'
import { actorWords, behalfWords, objectWords } from './subject-words.ts'

const FILTERS = ['actor', 'action', 'object', 'from', 'to', 'ended'] as const
const SETUP: TableSetup = {
  sortable: AUDIT_SORTS,
  sort: { key: 'at', direction: 'desc' },
  filters: FILTERS,
}

/** What has a history of its own, as `lender:3`; a path or a file has none. */
const RECORD = /^[a-z][a-z_-]{0,29}:[\w-]{1,64}$/

/** The whole log a page at a time, with what narrows it in the address. */
export function ActivityLog() {
  const { t, i18n } = useTranslation(['admin', 'audit'])
  const state = useTableState(SETUP)
  const [opened, setOpened] = useOpened<{ object: string; name: string } | null>(null)
  const { filters: set } = state.view
  const filters = { ...filtersOf(state.view, FILTERS), ...searchOf(state.view) }
  const log = useAuditLog({ ...filters, ...pageQueryOf(state.view) })
  const refused = log.error instanceof ApiError ? (log.error.errors ?? {}) : {}
  const reversed = set['from'] !== undefined && set['to'] !== undefined && set['from'] > set['to']
  const names = (i18n.getResource(i18n.language, 'audit', 'actions') ?? {}) as Record<string, string>
  // What has a name can be chosen by it; a link may ask for any other.
  const named = Object.entries(names)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label))
  const nameOf = (action: string) => t([`audit:actions.${action}`, 'audit:subjects.other'])

  const fields: Filter<AuditLogRow>[] = FILTERS.map((key) => ({
    key,
    label: t(`activity.filters.${key}`),
    kind: key === 'action' || key === 'ended' ? 'choice' : key === 'from' || key === 'to' ? 'day' : 'text',
    ...(key === 'action' && { options: named }),
    ...(key === 'ended' && { options: [{ value: 'shown', label: t('activity.ended') }] }),
    ...(refused[key] !== undefined && { error: t(`activity.errors.${key}`) }),
    ...(key === 'to' && reversed && { error: t('activity.errors.reversed') }),
  }))
  const columns: Column<AuditLogRow>[] = [
    {
      key: 'at',
      header: t('activity.columns.at'),
      sortable: true,
      names: true,
      minWidth: 130,
      cell: ({ at }) => <time dateTime={at}>{dateTime(at)}</time>,
    },
    { key: 'actor', header: t('activity.columns.actor'), sortable: true, cell: (entry) => actorWords(entry, t) },
    {
      key: 'on_behalf_of',
      header: t('activity.columns.on_behalf_of'),
      cell: (entry) => behalfWords(entry, t) ?? t('audit:nothing'),
    },
    {
      key: 'action',
      header: t('activity.columns.action'),
      sortable: true,
      minWidth: 130,
      cell: ({ action }) => nameOf(action),
    },
    {
      key: 'object',
      header: t('activity.columns.object'),
      sortable: true,
      cell: (entry) => {
        const { object } = entry
        const name = objectWords(entry, t)
        if (object === null || name === null || !RECORD.test(object)) return name ?? t('audit:nothing')
        return (
          <Link
            component="button"
            type="button"
            aria-label={t('activity.historyOf', { object: name })}
            onClick={() => setOpened({ object, name })}
            sx={{ minHeight: 44, textAlign: 'left', overflowWrap: 'anywhere' }}
          >
            {name}
          </Link>
        )
      },
    },
    {
      key: 'change',
      header: t('activity.columns.change'),
      minWidth: 260,
      cell: (entry) => <ActivityChanges entry={entry} />,
    },
  ]
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {t('activity.searchHelp')}
      </Typography>
      <DataTable
        name="activity-log"
        label={t('activity.title')}
        columns={columns}
        filters={fields}
        search={t('activity.search')}
        state={state}
        source={serverSource(log, state.view, (format) => downloadAuditLog({ ...filters, format }))}
        rowKey={({ audit_id }) => audit_id}
        failed={t('activity.failed')}
        empty={<Typography>{t('activity.empty')}</Typography>}
      />
      {opened !== null && <AuditDialog {...opened} onClose={() => setOpened(null)} />}
    </>
  )
}
