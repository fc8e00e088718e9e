import type { AuditLogFilter } from '#server/db/repositories/audit/audit-log.ts'
import { findAuditKeys } from '#server/db/repositories/audit/audit-search.ts'
import type { AuditRow } from '#server/db/repositories/audit/audit.ts'
import type { Deps } from '#server/deps.ts'
import type { AuditFilters, AuditLogRow } from '#src/contract/endpoints/admin/audit.ts'
import { addDays, startOfIstDay } from '#src/contract/rules/calendar.ts'

/** Days begin at midnight in India; the last one is included. */
export async function toAuditFilter(
  { db }: Pick<Deps, 'db'>,
  { search, actor, action, object, ended, from, to }: AuditFilters,
): Promise<AuditLogFilter> {
  return {
    actor,
    action,
    object,
    // Whoever asks for one record's entries gets all of them.
    withEnded: ended === 'shown' || object !== undefined,
    ...(search === undefined ? {} : { found: await findAuditKeys(db, search.trim()) }),
    ...(from === undefined ? {} : { from: startOfIstDay(from) }),
    ...(to === undefined ? {} : { before: startOfIstDay(addDays(to, 1)) }),
  }
}

export const toAuditLogRow = (row: AuditRow): Omit<AuditLogRow, 'actor_name' | 'names'> => ({
  audit_id: row.audit_id,
  at: row.at.toISOString(),
  actor: row.actor,
  on_behalf_of: row.on_behalf_of,
  action: row.action,
  object: row.object,
  before: row.before ?? null,
  after: row.after ?? null,
})
