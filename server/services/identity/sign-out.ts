import { transaction } from '#server/db/transaction.ts'
import { removeCookieRows } from '#server/db/repositories/identity/cookies.ts'
import { listChildSessions, revokeSessions } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'

/** Ends a sign-in, the masquerades that hang on it, and every value kept for their cookies. */
export async function signOut(deps: Deps, session: { session_id: string; sid_hash: string }): Promise<void> {
  await transaction(deps, async (deps) => {
    const children = await listChildSessions(deps.db, session.session_id)
    await revokeSessions(deps.db, [session.session_id], deps.clock.now(), 'session_left')
    for (const each of [session, ...children]) await removeCookieRows(deps.db, each.sid_hash)
  })
}
