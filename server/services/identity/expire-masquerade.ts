import { withTransaction, type Db } from '#server/db/client.ts'
import { findSession } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob, type JobPayloads } from '#server/jobs/job-kinds.ts'
import { endsUnseen } from './shared/session-rules.ts'
import { signOut } from './sign-out.ts'
import { writeAudit } from '../audit/write-audit.ts'

/** Has the masquerade looked at when it would end by itself, as it stands now. Runs in the caller's transaction. */
export async function queueExpiry(tx: Db, sessionId: string): Promise<void> {
  const row = await findSession(tx, sessionId)
  if (row) await queueEnd(tx, sessionId, endsUnseen(row))
}

const queueEnd = (db: Db, session_id: string, at: Date): Promise<void> =>
  queueJob(db, 'expire_masquerade', { session_id, at: at.toISOString() }, at)

/**
 * Ends a masquerade that nobody left, and notes it, once. One that was used meanwhile is looked at again later; of one
 * that was left, or ended with the admin's own session, the log knows already.
 */
export async function expireMasquerade(
  deps: Deps,
  { session_id }: Pick<JobPayloads['expire_masquerade'], 'session_id'>,
): Promise<void> {
  await withTransaction(deps.db, async (db) => {
    const row = await findSession(db, session_id)
    if (!row || row.revoked_at !== null || row.actor_admin_id === null) return
    const end = endsUnseen(row)
    if (end > deps.clock.now()) return queueEnd(db, session_id, end)
    const subject = `${row.area}:${row.subject_id}`
    await signOut({ ...deps, db }, row)
    await writeAudit(
      { ...deps, db },
      { actor: `admin:${row.actor_admin_id}`, onBehalfOf: subject, action: 'masquerade.expire', object: subject },
    )
  })
}
