import { withNames } from '#server/db/repositories/audit/audit-names.ts'
import { listAuditOfObject } from '#server/db/repositories/audit/audit.ts'
import type { Deps } from '#server/deps.ts'
import type { AuditEntryView } from '#src/contract/endpoints/admin/audit.ts'

const PAGE = 50

/** What happened to one object, newest first. @param cursor `next` of the page before; null = the newest. */
export async function listAuditEntries(
  deps: Deps,
  object: string,
  cursor: number | null,
): Promise<{ entries: AuditEntryView[]; next: number | null }> {
  const rows = await listAuditOfObject(deps.db, object, { before: cursor, limit: PAGE + 1 })
  const shown = rows.slice(0, PAGE).map(({ audit_id, at, actor, on_behalf_of, action, before, after }) => ({
    audit_id,
    at: at.toISOString(),
    actor,
    on_behalf_of,
    action,
    before: before ?? null,
    after: after ?? null,
  }))
  const entries = await withNames(deps.db, shown)
  return { entries, next: rows.length > PAGE ? (entries.at(-1)?.audit_id ?? null) : null }
}
