import { findSession } from '#server/db/repositories/identity/sessions.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { endsUnseen } from '../shared/session-rules.ts'
import { queueEnd } from './public/masquerade-end.ts'
import { signOut } from './sign-out.ts'

/**
 * Ends a masquerade that nobody left, and notes it, once. One that was used meanwhile is looked at again later; of one
 * that was left, or ended with the admin's own session, the log knows already.
 */
export async function expireMasquerade(
  deps: Deps,
  { session_id }: Pick<JobPayloads['expire_masquerade'], 'session_id'>,
): Promise<void> {
  await transaction(deps, async (deps) => {
    const row = await findSession(deps.db, session_id)
    if (!row || row.revoked_at !== null || row.actor_admin_id === null) return
    const end = endsUnseen(row)
    if (end > deps.clock.now()) return queueEnd(deps.db, session_id, end)
    const subject = `${row.area}:${row.subject_id}`
    await signOut(deps, row)
    await writeAudit(deps, {
      actor: `admin:${row.actor_admin_id}`,
      onBehalfOf: subject,
      action: 'masquerade.expire',
      object: subject,
    })
  })
}
