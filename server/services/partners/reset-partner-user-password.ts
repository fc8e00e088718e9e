import { revokeSubjectSessions } from '#server/db/repositories/identity/sessions.ts'
import { lockPartnerUser, updatePartnerUser } from '#server/db/repositories/partners/partner-users.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { found } from '../shared/not-found.ts'
import { invitePerson } from './public/invite-person.ts'

/**
 * The old password, every sign-in and the link before end; a new link goes to the person by mail.
 * @throws AppError `not_found`; `conflict` for somebody who may not sign in
 */
export async function resetPartnerUserPassword(deps: Deps, partnerId: number, userId: number): Promise<Audited> {
  await transaction(deps, async (deps) => {
    const user = found(await lockPartnerUser(deps.db, partnerId, userId))
    await updatePartnerUser(deps.db, partnerId, userId, { password_hash: null })
    await revokeSubjectSessions(deps.db, 'partner', userId, deps.clock.now(), 'session_password')
    await invitePerson(deps, user)
  })
  return { audit: { object: `partner:${partnerId}`, after: { [`user:${userId}`]: 'new password' } } }
}
