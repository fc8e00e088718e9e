import { setImmediate } from 'node:timers/promises'
import { listAuditBefore } from '#server/db/repositories/audit/audit-log.ts'
import type { AuditLogFilter } from '#server/db/repositories/audit/audit-log.ts'
import type { AuditRow } from '#server/db/repositories/audit/audit.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff, InLanguage } from '#server/session.ts'
import { dictionary } from '#server/texts/dictionaries.ts'
import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'
import type { AuditFilters } from '#src/contract/endpoints/admin/audit.ts'
import { columnsIn } from '../shared/file-columns.ts'
import type { FileColumn } from '../shared/file-columns.ts'
import { listBasis } from '../shared/list-basis.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { toAuditFilter, toAuditLogRow } from './shared/audit-log-view.ts'
import { writeAudit } from './write-audit.ts'

const PART = 500
const MAX_PER_HOUR = 20
type Entry = ReturnType<typeof toAuditLogRow>

/** Who and what are told by their numbers, which the log keeps; its instants to the millisecond, as it is sealed with them. */
const columnsOf = (actions: Readonly<Record<string, string>>): readonly FileColumn<Entry>[] => [
  { head: 'file-columns:number', cell: ({ audit_id }) => audit_id },
  { head: 'admin:activity.columns.at', cell: ({ at }) => at },
  { head: 'admin:activity.columns.actor', cell: ({ actor }) => actor },
  { head: 'admin:activity.columns.on_behalf_of', cell: ({ on_behalf_of }) => on_behalf_of },
  { head: 'admin:activity.columns.action', cell: ({ action }) => actions[action] ?? action },
  { head: 'admin:activity.columns.object', cell: ({ object }) => object },
  { head: 'file-columns:before', cell: ({ before }) => before },
  { head: 'file-columns:after', cell: ({ after }) => after },
]

type By = ByStaff & InLanguage & { requestId: string }

/**
 * The filtered log as a table, newest first, a part at a time. Who takes it away is in the log before the first line leaves.
 * @throws AppError `too_many_requests`
 */
export async function exportAuditLog(deps: Deps, filters: AuditFilters, by: By): Promise<XlsxTable> {
  await spendAllowance(deps, `audit-export:${by.admin_id}`, MAX_PER_HOUR, 3_600)
  await writeAudit(deps, {
    actor: `admin:${by.admin_id}`,
    action: 'audit.export',
    // What somebody types may be a person's number; that they searched is enough.
    after: { ...filters, ...(filters.search !== undefined && { search: true }) },
    requestId: by.requestId,
  })
  const { search, ...narrowed } = filters
  const { heads, cellsOf } = columnsIn(by.language, columnsOf(dictionary(by.language, 'audit').actions))
  return {
    ...listBasis(by.language, { list: 'activity', now: deps.clock.now(), filters: narrowed, search }),
    heads,
    rows: partsOf(deps, await toAuditFilter(deps, filters), cellsOf),
  }
}

async function* partsOf(
  deps: Deps,
  filter: AuditLogFilter,
  cellsOf: (entry: Entry) => unknown[],
): AsyncGenerator<unknown[][]> {
  let last: AuditRow | null = null
  for (;;) {
    const rows: AuditRow[] = await listAuditBefore(deps.db, filter, last, PART)
    yield rows.map((row) => cellsOf(toAuditLogRow(row)))
    if (rows.length < PART) return
    last = rows.at(-1) ?? null
    // The embedded database answers without ever letting anybody else have a turn.
    await setImmediate()
  }
}
