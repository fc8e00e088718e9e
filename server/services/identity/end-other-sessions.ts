import { revokeSessions } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { liveSessions } from './public/live-sessions.ts'
import type { SignedIn } from './public/live-sessions.ts'

/** What a person of each area is called in the activity log. */
const SUBJECT = { customer: 'user', admin: 'admin', partner: 'partner-user' } as const

/** Ends every sign-in of somebody but the one that asks. */
export async function endOtherSessions(
  deps: Pick<Deps, 'db' | 'clock'>,
  { area, id, asking }: SignedIn,
  why: 'session_left' | 'session_password' = 'session_left',
): Promise<Audited> {
  const others = (await liveSessions(deps, area, id))
    .map(({ session_id }) => session_id)
    .filter((one) => one !== asking)
  await revokeSessions(deps.db, others, deps.clock.now(), why)
  return { audit: { object: `${SUBJECT[area]}:${id}`, after: { ended: others.length } } }
}
