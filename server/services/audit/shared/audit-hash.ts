import { createHash } from 'node:crypto'
import type { AuditEntry } from '#server/db/repositories/audit/audit.ts'

/** Seals an entry together with the hash of the one before it. */
export function hashAuditEntry(entry: AuditEntry, previousHash: string): string {
  const parts = [
    previousHash,
    entry.at.toISOString(),
    entry.actor,
    entry.on_behalf_of,
    entry.action,
    entry.object,
    sorted(entry.before),
    sorted(entry.after),
    entry.request_id,
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** The database keeps JSON objects in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
