import { createHash } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/client.ts'
import { appendAudit, type AuditEntry, type AuditRow } from '#server/db/repositories/audit/audit.ts'

export interface AuditFact {
  /** `admin:1`, `customer:100001`, `partner:3`, `anonymous`. */
  actor: string
  /** The subject whose place a masquerading admin takes. */
  onBehalfOf?: string | null
  action: string
  object?: string | null
  /** Never personal data in clear: masked values or names of fields. */
  before?: unknown
  after?: unknown
  requestId?: string | null
}

/** Adds one line to the append-only, hash-chained log. Inside a transaction pass its `tx` as `db`. */
export async function writeAudit(deps: { db: Db; clock: Clock }, fact: AuditFact): Promise<void> {
  const entry: AuditEntry = {
    at: deps.clock.now(),
    actor: fact.actor,
    on_behalf_of: fact.onBehalfOf ?? null,
    action: fact.action,
    object: fact.object ?? null,
    before: fact.before ?? null,
    after: fact.after ?? null,
    request_id: fact.requestId ?? null,
  }
  await appendAudit(deps.db, entry, hashAuditEntry)
}

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

/** Seals an entry together with the hash of the one before it. */
function hashAuditEntry(entry: AuditEntry, previousHash: string): string {
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
