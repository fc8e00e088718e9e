import { revokeSessions } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import type { OwnSignIn } from '#server/session.ts'
import { liveSessions } from '../identity/public/live-sessions.ts'
import { notFound } from '../shared/not-found.ts'

/** @throws AppError `not_found` for another person's sign-in, as for one that has ended */
export async function endStaffSession(deps: Deps, sessionId: string, by: OwnSignIn): Promise<void> {
  const live = await liveSessions(deps, 'admin', by.admin_id)
  if (!live.some(({ session_id }) => session_id === sessionId)) throw notFound()
  await revokeSessions(deps.db, [sessionId], deps.clock.now(), 'session_left')
}
