import { addLinks, findChainEnd, listUnsealedAfter, takeChain } from '#server/db/repositories/audit/audit-chain.ts'
import type { AuditLink } from '#server/db/repositories/audit/audit-chain.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { hashOfLink } from './shared/audit-hash.ts'

const BATCH = 500

/**
 * Gives every entry that stands its place in the chain. One process at a time does; where another one is at it, nothing is
 * left to do. Answers how many entries got theirs.
 */
export async function sealAudit(deps: Pick<Deps, 'db' | 'vault'>): Promise<number> {
  for (let sealed = 0; ;) {
    const batch = await transaction(deps, sealBatch)
    sealed += batch
    if (batch < BATCH) return sealed
  }
}

async function sealBatch({ db, vault }: Pick<Deps, 'db' | 'vault'>): Promise<number> {
  if (!(await takeChain(db))) return 0
  const entries = await listUnsealedAfter(db, 0, BATCH)
  if (entries.length === 0) return 0
  let end = await findChainEnd(db)
  const links: AuditLink[] = []
  for (const { audit_id, hash } of entries) {
    const place = { position: (end?.position ?? 0) + 1, audit_id }
    end = { ...place, hash: hashOfLink(vault, end?.hash ?? null, place, hash) }
    links.push(end)
  }
  await addLinks(db, links)
  return links.length
}
