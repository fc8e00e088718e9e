import { revokeSessions } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import type { PartnerSignIn } from '#server/session.ts'
import { liveSessions } from './shared/live-sessions.ts'

/** Answers how many ended. */
export async function endOtherSessions(
  deps: Pick<Deps, 'db' | 'clock'>,
  { partner_user_id, session_id: own }: PartnerSignIn,
  why: 'session_left' | 'session_password' = 'session_left',
): Promise<number> {
  const others = (await liveSessions(deps, 'partner', partner_user_id)).filter(({ session_id }) => session_id !== own)
  await revokeSessions(
    deps.db,
    others.map(({ session_id }) => session_id),
    deps.clock.now(),
    why,
  )
  return others.length
}
