import { revokeSessions } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import { type Person, liveSessions } from './shared/own-sessions.ts'

/** Answers how many ended. */
export async function endOtherSessions(
  deps: Pick<Deps, 'db' | 'clock'>,
  person: Person,
  why: 'session_left' | 'session_password' = 'session_left',
): Promise<number> {
  const others = (await liveSessions(deps, person)).filter(({ session_id }) => session_id !== person.session_id)
  await revokeSessions(
    deps.db,
    others.map(({ session_id }) => session_id),
    deps.clock.now(),
    why,
  )
  return others.length
}
