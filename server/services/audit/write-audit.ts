import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/client.ts'
import { appendAudit } from '#server/db/repositories/audit/audit.ts'
import type { AuditEntry } from '#server/db/repositories/audit/audit.ts'
import { hashAuditEntry } from './shared/audit-hash.ts'

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

/** Adds one line to the append-only, hash-chained log. */
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
