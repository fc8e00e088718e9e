import { listAbleUntil } from '#server/db/repositories/approvals/able-lately.ts'
import { listActiveAdmins } from '#server/db/repositories/identity/admins.ts'
import type { Deps } from '#server/deps.ts'
import { queueJobs } from '#server/job-kinds.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { ableSince } from './rule-of.ts'

/** Whoever may do everything, or could lately, reads of each act that somebody did alone. In the transaction of the act. */
export async function tellOfAlone(
  deps: Deps,
  { kind, target, admin_id }: Pick<JobPayloads['tell_of_alone'], 'kind' | 'target' | 'admin_id'>,
): Promise<void> {
  const now = deps.clock.now()
  const able = [...(await listActiveAdmins(deps.db, [1])), ...(await listAbleUntil(deps.db, [1], ableSince(deps)))]
  // The log has the act itself only once it is done.
  const all = new Set([...able, admin_id, ...(kind === 'staff' ? [Number(target)] : [])])
  const at = now.toISOString()
  await queueJobs(
    deps.db,
    'tell_of_alone',
    [...all].map((to) => ({ to, admin_id, kind, target, at })),
    now,
  )
}
