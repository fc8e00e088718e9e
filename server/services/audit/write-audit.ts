import { nextAuditId, appendAudit } from '#server/db/repositories/audit/audit.ts'
import type { AuditEntry } from '#server/db/repositories/audit/audit.ts'
import { onceItStands } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { hashOfEntry } from './shared/audit-hash.ts'

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

/**
 * Adds one line to the append-only log. It waits for no other line: `seal-audit.ts` chains them afterwards, and
 * `tend-audit-log.ts` looks whether it did.
 */
export async function writeAudit(
  { db, clock, vault, auditWatch }: Pick<Deps, 'db' | 'clock' | 'vault' | 'auditWatch'>,
  fact: AuditFact,
): Promise<void> {
  const entry: AuditEntry = {
    at: clock.now(),
    actor: fact.actor,
    on_behalf_of: fact.onBehalfOf ?? null,
    action: fact.action,
    object: fact.object ?? null,
    before: fact.before ?? null,
    after: fact.after ?? null,
    request_id: fact.requestId ?? null,
  }
  const audit_id = await nextAuditId(db)
  const hash = hashOfEntry(vault, audit_id, entry)
  await appendAudit(db, { audit_id, ...entry, hash })
  onceItStands(db, () => auditWatch.written.set(audit_id, hash))
}
