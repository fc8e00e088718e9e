import { countAuditLog, listAuditPage } from '#server/db/repositories/audit/audit-log.ts'
import { withNames } from '#server/db/repositories/audit/audit-names.ts'
import type { Deps } from '#server/deps.ts'
import { AUDIT_SORTS } from '#src/contract/audit-sorts.ts'
import type { AuditFilters, AuditLogRow } from '#src/contract/endpoints/admin/audit.ts'
import { COUNT_CAP, readPageAsk } from '#src/contract/entities/shared/page-query.ts'
import type { PageQuery } from '#src/contract/entities/shared/page-query.ts'
import { toAuditFilter, toAuditLogRow } from './shared/audit-log-view.ts'

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
    rows: await withNames(deps.db, rows.map(toAuditLogRow)),
    total: Math.min(count, COUNT_CAP),
    capped: count > COUNT_CAP,
  }
}
