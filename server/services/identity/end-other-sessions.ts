import { revokeSessions } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import { liveSessions } from './public/live-sessions.ts'
import type { SignedIn } from './public/live-sessions.ts'

/** Ends every sign-in of somebody but the one that asks; answers how many ended. */
export async function endOtherSessions(
  deps: Pick<Deps, 'db' | 'clock'>,
  { area, id, asking }: SignedIn,
  why: 'session_left' | 'session_password' = 'session_left',
): Promise<number> {
  const others = (await liveSessions(deps, area, id))
    .map(({ session_id }) => session_id)
    .filter((one) => one !== asking)
  await revokeSessions(deps.db, others, deps.clock.now(), why)
  return others.length
}
