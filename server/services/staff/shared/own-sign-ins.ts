import { listOwnSessions } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession } from '#server/session.ts'
import { isLive } from '../../identity/shared/session-rules.ts'

export type OwnSignIn = Pick<AdminSession, 'admin_id' | 'session_id'>

export async function ownSignIns(deps: Deps, { admin_id }: OwnSignIn) {
  const now = deps.clock.now()
  return (await listOwnSessions(deps.db, 'admin', admin_id)).filter((row) => isLive(row, now))
}
