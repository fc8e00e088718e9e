import { listOwnSessions } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import { isLive } from './session-rules.ts'

export type Person = { partner_user_id: number; session_id: string }

export async function liveSessions(deps: Pick<Deps, 'db' | 'clock'>, { partner_user_id }: Person) {
  const now = deps.clock.now()
  return (await listOwnSessions(deps.db, 'partner', partner_user_id)).filter((row) => isLive(row, now))
}
