import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import type { SignInsOf } from '#src/contract/entities/staff/staff.ts'
import { liveSessions } from '../identity/public/live-sessions.ts'
import { found } from '../shared/not-found.ts'
import { beginStaffAct, endSignIn } from './shared/staff-acts.ts'

/**
 * Ends one sign-in of somebody of ours or of a partner; the others go on. The screen that it was says who ended it.
 * @throws AppError `forbidden`; `not_found` for another person's sign-in, as for one that has ended
 */
export async function endSignInOf(
  deps: Deps,
  whose: SignInsOf,
  { session_id: sessionId, reason }: { session_id: string; reason?: string | undefined },
  by: ByStaff,
): Promise<Audited> {
  return transaction(deps, async (deps) => {
    await beginStaffAct(deps, by.admin_id)
    const live = await liveSessions(deps, whose.area, whose.id)
    await endSignIn(deps, found(live.find(({ session_id }) => session_id === sessionId) ?? null), 'session_ended')
    return { audit: { object: `${whose.area}:${whose.id}`, after: { reason } } }
  })
}
