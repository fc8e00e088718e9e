import { withTransaction } from '#server/db/client.ts'
import { removeCookieRows } from '#server/db/repositories/identity/cookies.ts'
import { listChildSessions, revokeSessions } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'

/** Ends a sign-in, the masquerades that hang on it, and every value kept for their cookies. */
export async function signOut(deps: Deps, session: { session_id: string; sid_hash: string }): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const children = await listChildSessions(tx, session.session_id)
    await revokeSessions(tx, [session.session_id], deps.clock.now(), 'session_left')
    for (const each of [session, ...children]) await removeCookieRows(tx, each.sid_hash)
  })
}
