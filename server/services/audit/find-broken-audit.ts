import type { AuditRow } from '#server/db/repositories/audit/audit.ts'
import { hashAuditEntry } from './shared/audit-hash.ts'

/**
 * Id of the first entry whose hash does not follow from itself and the one before it; null = the chain is whole.
 * @param before hash of the entry before the first of `rows`; absent = the log begins with them.
 */
export function findBrokenAudit(rows: readonly AuditRow[], before = '0'.repeat(64)): number | null {
  let previous = before
  for (const row of rows) {
    if (row.previous_hash !== previous || hashAuditEntry(row, previous) !== row.hash) return row.audit_id
    previous = row.hash
  }
  return null
}
