import { setImmediate } from 'node:timers/promises'
import type { AuditFilters } from '#src/contract/endpoints/admin/audit.ts'
import { CSV_BOM, csvLine } from '#src/contract/rules/csv.ts'
import type { AuditRow } from '#server/db/repositories/audit/audit.ts'
import { listAuditBefore, type AuditLogFilter } from '#server/db/repositories/audit/audit-log.ts'
import type { Deps } from '#server/deps.ts'
import { toAuditFilter, toAuditLogRow } from './shared/audit-log-view.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { writeAudit } from './write-audit.ts'

const PART = 500
const MAX_PER_HOUR = 20
const COLUMNS = ['audit_id', 'at', 'actor', 'on_behalf_of', 'action', 'object', 'before', 'after'] as const

type By = { admin_id: number; requestId: string }

/**
 * The filtered log as CSV, newest first, a part at a time. Who takes it away is in the log before the first line leaves.
 * @throws AppError `too_many_requests`
 */
export async function exportAuditLog(deps: Deps, filters: AuditFilters, by: By): Promise<AsyncIterable<string>> {
  await spendAllowance(deps, `audit-export:${by.admin_id}`, MAX_PER_HOUR, 3_600)
  await writeAudit(deps, {
    actor: `admin:${by.admin_id}`,
    action: 'audit.export',
    // What somebody types may be a person's number; that they searched is enough.
    after: { ...filters, ...(filters.search !== undefined && { search: true }) },
    requestId: by.requestId,
  })
  return linesOf(deps, await toAuditFilter(deps, filters))
}

async function* linesOf(deps: Deps, filter: AuditLogFilter): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(COLUMNS)
  let last: AuditRow | null = null
  for (;;) {
    const rows: AuditRow[] = await listAuditBefore(deps.db, filter, last, PART)
    if (rows.length > 0)
      yield rows
        .map((row) => {
          const view = toAuditLogRow(row)
          return csvLine(COLUMNS.map((column) => view[column]))
        })
        .join('')
    if (rows.length < PART) return
    last = rows.at(-1) ?? null
    // The embedded database answers without ever letting anybody else have a turn.
    await setImmediate()
  }
}
