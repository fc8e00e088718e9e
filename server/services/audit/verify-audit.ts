import { setImmediate } from 'node:timers/promises'
import { listAuditAfter } from '#server/db/repositories/audit/audit.ts'
import type { Deps } from '#server/deps.ts'
import { findBrokenAudit } from './find-broken-audit.ts'

const CHAIN_PART = 500

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
