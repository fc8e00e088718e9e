import { revokeSessions } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '../shared/not-found.ts'
import { type OwnSignIn, ownSignIns } from './shared/own-sign-ins.ts'

/** @throws AppError `not_found` for another person's sign-in, as for one that has ended */
export async function endStaffSession(deps: Deps, own: OwnSignIn, sessionId: string): Promise<void> {
  if (!(await ownSignIns(deps, own)).some(({ session_id }) => session_id === sessionId)) throw notFound()
  await revokeSessions(deps.db, [sessionId], deps.clock.now(), 'session_left')
}
