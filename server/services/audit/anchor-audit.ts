import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { hours } from '#src/contract/rules/time.ts'
import { maintainAuditLog } from './maintain-audit-log.ts'
import { queueHour, hourOf } from './public/anchors.ts'

/**
 * Notes for good, outside of the database, where the activity log stands, and in the process's own log, which leaves this
 * machine. Queues the next hour's.
 */
export async function anchorAudit(deps: Deps, { hour }: JobPayloads['anchor_audit']): Promise<void> {
  const now = deps.clock.now()
  // After a standstill one anchor is as good as one for every hour of it.
  const latest = Math.max(Date.parse(`${hour}:00:00Z`), now.getTime())
  await queueHour(deps, hourOf(new Date(latest + hours(1))))
  await maintainAuditLog(deps)
  const end = await deps.anchors.end()
  if (!end) return
  const last = (await deps.anchors.list()).at(-1)
  if (end.audit_id !== last?.audit_id || end.hash !== last.hash) await deps.anchors.add(end, now)
  deps.log.info({ audit_id: end.audit_id, audit_hash: end.hash }, 'activity log stands here')
}
