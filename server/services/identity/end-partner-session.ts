import { revokeSessions } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { PartnerSignIn } from '#server/session.ts'
import { notFound } from '../shared/not-found.ts'
import { liveSessions } from './public/live-sessions.ts'

/** @throws AppError `not_found` for another person's sign-in, as for one that has ended */
export async function endPartnerSession(deps: Deps, sessionId: string, by: PartnerSignIn): Promise<Audited> {
  const own = (await liveSessions(deps, 'partner', by.partner_user_id)).some(
    ({ session_id }) => session_id === sessionId,
  )
  if (!own) throw notFound()
  await revokeSessions(deps.db, [sessionId], deps.clock.now(), 'session_left')
  return { audit: { object: `partner-user:${by.partner_user_id}`, after: { ended: 1 } } }
}
