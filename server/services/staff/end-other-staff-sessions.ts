import { revokeSessions } from '#server/db/repositories/identity/sessions.ts'
import type { Revocation } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { OwnSignIn } from '#server/session.ts'
import { liveSessions } from '../identity/shared/live-sessions.ts'

export async function endOtherStaffSessions(
  deps: Deps,
  own: OwnSignIn,
  why: Revocation = 'session_left',
): Promise<void> {
  const others = (await liveSessions(deps, 'admin', own.admin_id)).filter(
    ({ session_id }) => session_id !== own.session_id,
  )
  await revokeSessions(
    deps.db,
    others.map(({ session_id }) => session_id),
    deps.clock.now(),
    why,
  )
}
