import { findChainEnd, findOldestUnsealed, findPlaces, hasLink } from '#server/db/repositories/audit/audit-chain.ts'
import type { Deps } from '#server/deps.ts'
import { minutes } from '#src/contract/rules/time.ts'
import { sealAudit } from './seal-audit.ts'

/** Longer than a transaction may stand open, and a process be away. */
const LATE_MS = minutes(1)
const PART = 1_000

/**
 * Seals what was written, notes outside of the database where the chain stands, and looks whether everything is in it that
 * was noted before or that this process has written. Each process does this every second.
 */
export async function maintainAuditLog(deps: Deps): Promise<void> {
  const { auditWatch, clock, db } = deps
  await sealAudit(deps)
  const noted = await noteEnd(deps)
  await settleWritten(deps, noted)
  if (auditWatch.state === 'incomplete') return
  const oldest = await findOldestUnsealed(db)
  auditWatch.state = oldest && clock.now().getTime() - oldest.getTime() > LATE_MS ? 'late' : 'ok'
}

/** Answers the position up to which the chain is noted. */
async function noteEnd(deps: Deps): Promise<number> {
  const { anchors, clock, db, log } = deps
  const before = await anchors.end()
  const now = await findChainEnd(db)
  if (before?.audit_id !== now?.audit_id || before?.hash !== now?.hash) {
    if (before && !(await hasLink(db, before))) await noteLoss(deps, before)
    await anchors.setEnd(now && { audit_id: now.audit_id, hash: now.hash }, clock.now())
    if (now) log.info({ audit_id: now.audit_id, audit_hash: now.hash }, 'activity log sealed')
  }
  return now?.position ?? 0
}

/** Looks for each entry that this process has written, until it is under a noted link. */
async function settleWritten(deps: Deps, noted: number): Promise<void> {
  const { written } = deps.auditWatch
  const waiting = [...written]
  for (let from = 0; from < waiting.length; from += PART) {
    const part = waiting.slice(from, from + PART)
    const ids = part.map(([audit_id]) => audit_id)
    const places = new Map((await findPlaces(deps.db, ids)).map((place) => [place.audit_id, place]))
    for (const [audit_id, hash] of part) {
      const place = places.get(audit_id)
      if (place?.hash !== hash) await noteLoss(deps, { audit_id, hash })
      else if (place.position === null || place.position > noted) continue
      written.delete(audit_id)
    }
  }
}

/** For good: a note of what is not in the chain makes every later check of the log name it. */
async function noteLoss({ anchors, auditWatch, clock, log }: Deps, lost: { audit_id: number; hash: string }) {
  log.error({ audit_id: lost.audit_id }, 'activity log lacks an entry that it had')
  await anchors.add(lost, clock.now())
  auditWatch.state = 'incomplete'
}
