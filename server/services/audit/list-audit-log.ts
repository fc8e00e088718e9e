import { AUDIT_SORTS } from '#src/contract/audit-sorts.ts'
import type { AuditFilters, AuditLogRow } from '#src/contract/endpoints/admin-audit.ts'
import { COUNT_CAP, readPageAsk, type PageQuery } from '#src/contract/endpoints/page-query.ts'
import { addDays, startOfIstDay } from '#src/contract/rules/calendar.ts'
import type { AuditRow } from '#server/db/repositories/audit/audit.ts'
import { countAuditLog, listAuditPage, type AuditLogFilter } from '#server/db/repositories/audit/audit-log.ts'
import { withActorNames } from '#server/db/repositories/audit/audit-names.ts'
import { findAuditKeys } from '#server/db/repositories/audit/audit-search.ts'
import type { Deps } from '#server/deps.ts'

interface AuditLogPage {
  rows: AuditLogRow[]
  total: number
  capped: boolean
}

/** One page of the whole log; newest first unless asked otherwise. */
export async function listAuditLog(deps: Deps, query: AuditFilters & PageQuery): Promise<AuditLogPage> {
  const filter = await toAuditFilter(deps, query)
  const rows = await listAuditPage(deps.db, filter, readPageAsk(query, AUDIT_SORTS, { sort: 'at', direction: 'desc' }))
  const count = await countAuditLog(deps.db, filter, COUNT_CAP)
  return {
    rows: await withActorNames(deps.db, rows.map(toAuditLogRow)),
    total: Math.min(count, COUNT_CAP),
    capped: count > COUNT_CAP,
  }
}

/** Days begin at midnight in India; the last one is included. */
export async function toAuditFilter(
  { db }: Pick<Deps, 'db'>,
  { search, actor, action, object, from, to }: AuditFilters,
): Promise<AuditLogFilter> {
  return {
    ...{ actor, action, object },
    ...(search === undefined ? {} : { found: await findAuditKeys(db, search.trim()) }),
    ...(from === undefined ? {} : { from: startOfIstDay(from) }),
    ...(to === undefined ? {} : { before: startOfIstDay(addDays(to, 1)) }),
  }
}

export const toAuditLogRow = (row: AuditRow): Omit<AuditLogRow, 'actor_name'> => ({
  audit_id: row.audit_id,
  at: row.at.toISOString(),
  actor: row.actor,
  on_behalf_of: row.on_behalf_of,
  action: row.action,
  object: row.object,
  before: row.before ?? null,
  after: row.after ?? null,
})
