import type { Deps } from '#server/deps.ts'
import { queueJobs } from '#server/job-kinds.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { listRecentlyAbleStaff } from './second-person.ts'

/** Whoever may do everything, or could lately, reads of each act that somebody did alone. In the transaction of the act. */
export async function notifyOfSoleApproval(
  deps: Deps,
  { kind, target, admin_id }: Pick<JobPayloads['tell_of_alone'], 'kind' | 'target' | 'admin_id'>,
): Promise<void> {
  const now = deps.clock.now()
  // The log has the act itself only once it is done.
  const all = new Set([
    ...(await listRecentlyAbleStaff(deps, [1])),
    admin_id,
    ...(kind === 'staff' ? [Number(target)] : []),
  ])
  const at = now.toISOString()
  await queueJobs(
    deps.db,
    'tell_of_alone',
    [...all].map((to) => ({ to, admin_id, kind, target, at })),
    now,
  )
}
