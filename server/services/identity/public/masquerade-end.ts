import type { Db } from '#server/db/client.ts'
import { removeCookieRows } from '#server/db/repositories/identity/cookies.ts'
import { removeProspects } from '#server/db/repositories/leads/prospects.ts'
import { queueJob } from '#server/job-kinds.ts'

export const queueEnd = (db: Db, session_id: string, at: Date): Promise<void> =>
  queueJob(db, 'expire_masquerade', { session_id, at: at.toISOString() }, at)

/** Takes away what a sign-in that has ended kept for its cookie; a masquerade leaves no visit of the customer's either. */
export async function forgetBrowser(
  db: Db,
  { sid_hash, actor_admin_id }: { sid_hash: string; actor_admin_id: number | null },
): Promise<void> {
  await removeCookieRows(db, sid_hash)
  if (actor_admin_id !== null) await removeProspects(db, sid_hash)
}
