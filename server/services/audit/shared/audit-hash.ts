import type { Vault } from '#server/crypto/vault.ts'
import type { AuditLink } from '#server/db/repositories/audit/audit-chain.ts'
import type { AuditEntry } from '#server/db/repositories/audit/audit.ts'

type Keys = Pick<Vault, 'index'>

/** Of an entry alone. Its number is part of it: the same act noted twice has two hashes, and no entry has another's. */
export const hashOfEntry = (vault: Keys, auditId: number, entry: AuditEntry): string =>
  vault.index('audit entry', JSON.stringify([auditId, ...partsOf(entry)]))

/** Of an entry's place in the chain. @param previous hash of the link before; null = there is none. */
export const hashOfLink = (
  vault: Keys,
  previous: string | null,
  { position, audit_id }: Omit<AuditLink, 'hash'>,
  entryHash: string,
): string => vault.index('audit link', JSON.stringify([previous, position, audit_id, entryHash]))

const partsOf = (entry: AuditEntry): unknown[] => [
  entry.at.toISOString(),
  entry.actor,
  entry.on_behalf_of,
  entry.action,
  entry.object,
  sorted(entry.before),
  sorted(entry.after),
  entry.request_id,
]

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
