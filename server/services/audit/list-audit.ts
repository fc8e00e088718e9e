import { setImmediate } from 'node:timers/promises'
import type { AuditEntryView } from '#src/contract/endpoints/admin-audit.ts'
import { listAuditAfter, listAuditOfObject } from '#server/db/repositories/audit/audit.ts'
import { withActorNames } from '#server/db/repositories/audit/audit-names.ts'
import type { Deps } from '#server/deps.ts'
import { findBrokenAudit } from './write-audit.ts'

const PAGE = 50
const CHAIN_PART = 500

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
  const entries = await withActorNames(deps.db, shown)
  return { entries, next: rows.length > PAGE ? (entries.at(-1)?.audit_id ?? null) : null }
}

/** What a look at the whole log found: its first entry that does not fit, and the first that was there once and is gone. */
interface AuditVerdict {
  checked: number
  broken: number | null
  missing: number | null
}

/**
 * Follows the chain from its beginning, in parts: the log never has to fit into memory. What was noted outside of the
 * database shows what the chain cannot: that it was cut off, or written anew as a whole.
 */
export async function verifyAudit(deps: Deps): Promise<AuditVerdict> {
  const noted = new Map<number, Set<string>>()
  for (const { audit_id, hash } of await deps.anchors.list())
    noted.set(audit_id, (noted.get(audit_id) ?? new Set()).add(hash))
  let checked = 0
  let last: { audit_id: number; hash: string } | undefined
  for (;;) {
    const rows = await listAuditAfter(deps.db, last?.audit_id ?? 0, CHAIN_PART)
    const rewritten = rows.find(({ audit_id, hash }) => [...(noted.get(audit_id) ?? [])].some((each) => each !== hash))
    const broken = findBrokenAudit(rows, last?.hash) ?? rewritten?.audit_id ?? null
    checked += rows.length
    for (const { audit_id } of rows) noted.delete(audit_id)
    if (broken !== null) return { checked, broken, missing: null }
    if (rows.length < CHAIN_PART) return { checked, broken, missing: noted.size > 0 ? Math.min(...noted.keys()) : null }
    last = rows.at(-1)
    // The embedded database answers without ever letting anybody else have a turn.
    await setImmediate()
  }
}
