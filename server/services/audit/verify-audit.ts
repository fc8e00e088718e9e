import { setImmediate } from 'node:timers/promises'
import {
  findStrayEntry,
  findUnsealedWithoutEntry,
  listLinksAfter,
  listUnsealedAfter,
} from '#server/db/repositories/audit/audit-chain.ts'
import type { AuditLink } from '#server/db/repositories/audit/audit-chain.ts'
import type { AuditRow } from '#server/db/repositories/audit/audit.ts'
import type { Deps } from '#server/deps.ts'
import { hashOfEntry, hashOfLink } from './shared/audit-hash.ts'

const PART = 500

/** What a look at the whole log found: its first entry that does not fit, and the first that was there once and is gone. */
interface AuditVerdict {
  checked: number
  broken: number | null
  missing: number | null
}
type Checks = Pick<Deps, 'db' | 'vault' | 'anchors'>

/**
 * Follows the chain from its beginning, in parts: the log never has to fit into memory. What has no link yet is checked by
 * itself. What was noted outside of the database shows what the chain cannot: that it was cut off.
 */
export async function verifyAudit(deps: Checks): Promise<AuditVerdict> {
  const { db, vault, anchors } = deps
  const noted = new Map<number, Set<string>>()
  const end = await anchors.end()
  for (const { audit_id, hash } of [...(await anchors.list()), ...(end ? [end] : [])])
    noted.set(audit_id, (noted.get(audit_id) ?? new Set()).add(hash))
  const fits = followChain(vault)
  let checked = 0
  for (let last = 0; ;) {
    const part = await listLinksAfter(db, last, PART)
    const wrong = part.find(({ link, entry }) => {
      const hashes = [...(noted.get(link.audit_id) ?? [])]
      noted.delete(link.audit_id)
      return !fits(link, entry) || hashes.some((hash) => hash !== link.hash)
    })
    checked += part.length
    if (wrong) return { checked, broken: wrong.link.audit_id, missing: null }
    if (part.length < PART) break
    last = part.at(-1)?.link.position ?? last
    // The embedded database answers without ever letting anybody else have a turn.
    await setImmediate()
  }
  const unsealed = await checkUnsealed(deps)
  const broken = unsealed.broken ?? (await findStrayEntry(db))
  const gone = [...noted.keys(), (await findUnsealedWithoutEntry(db)) ?? Infinity]
  const missing = Math.min(...gone)
  return { checked: checked + unsealed.checked, broken, missing: Number.isFinite(missing) ? missing : null }
}

/** Answers of each link whether it follows from itself, its entry and the links before. */
function followChain(vault: Deps['vault']): (link: AuditLink, entry: AuditRow | null) => boolean {
  let position = 0
  let previous: string | null = null
  return (link, entry) => {
    if (entry === null || link.position !== position + 1) return false
    const fits =
      hashOfEntry(vault, entry.audit_id, entry) === entry.hash &&
      hashOfLink(vault, previous, link, entry.hash) === link.hash
    position = link.position
    previous = link.hash
    return fits
  }
}

async function checkUnsealed({ db, vault }: Checks): Promise<Pick<AuditVerdict, 'checked' | 'broken'>> {
  let checked = 0
  for (let last = 0; ;) {
    const part = await listUnsealedAfter(db, last, PART)
    checked += part.length
    const wrong = part.find((entry) => hashOfEntry(vault, entry.audit_id, entry) !== entry.hash)
    if (wrong || part.length < PART) return { checked, broken: wrong?.audit_id ?? null }
    last = part.at(-1)?.audit_id ?? last
    await setImmediate()
  }
}
