import { listChildSessions, revokeSessions } from '#server/db/repositories/identity/sessions.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { forgetBrowser } from './public/masquerade-end.ts'

type Ended = { session_id: string; sid_hash: string; actor_admin_id: number | null }

/** Ends a sign-in, the masquerades that hang on it, and every value kept for their cookies. */
export async function signOut(deps: Deps, by: Ended): Promise<void> {
  await transaction(deps, async (deps) => {
    const children = await listChildSessions(deps.db, by.session_id)
    await revokeSessions(deps.db, [by.session_id], deps.clock.now(), 'session_left')
    for (const each of [by, ...children]) await forgetBrowser(deps.db, each)
  })
}
