import { findNewestAudit, hasAudit } from '#server/db/repositories/audit/audit.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { hours } from '#src/contract/rules/time.ts'
import { queueHour, hourOf } from './shared/anchors.ts'

/**
 * Notes outside of the database where the activity log stands, and in the process's own log, which leaves this machine: a
 * chain shows a changed entry by itself, but not that its last ones are missing. Queues the next hour's.
 */
export async function anchorAudit(deps: Deps, { hour }: JobPayloads['anchor_audit']): Promise<void> {
  const now = deps.clock.now()
  // After a standstill one anchor is as good as one for every hour of it.
  const latest = Math.max(Date.parse(`${hour}:00:00Z`), now.getTime())
  await queueHour(deps, hourOf(new Date(latest + hours(1))))
  const before = (await deps.anchors.list()).at(-1)
  if (before && !(await hasAudit(deps.db, before)))
    deps.log.error({ audit_id: before.audit_id }, 'activity log lacks an entry that it had')
  const newest = await findNewestAudit(deps.db)
  if (!newest) return
  if (newest.audit_id !== before?.audit_id || newest.hash !== before.hash) await deps.anchors.add(newest, now)
  deps.log.info({ audit_id: newest.audit_id, audit_hash: newest.hash }, 'activity log stands here')
}
