import { found } from '../shared/not-found.ts'
import { newPassword } from '#server/crypto/new-password.ts'
import { hashPassword } from '#server/crypto/password.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockPartnerUser, updatePartnerUser } from '#server/db/repositories/partners/partner-users.ts'
import { revokeSubjectSessions } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'

/**
 * The old password and every sign-in end; the new password is nowhere but in the answer.
 * @throws AppError `not_found`
 */
export async function resetPartnerUserPassword(
  deps: Deps,
  partnerId: number,
  userId: number,
): Promise<{ password: string }> {
  const password = newPassword()
  const password_hash = await hashPassword(password)
  return transaction(deps, async (deps) => {
    found(await lockPartnerUser(deps.db, partnerId, userId))
    await updatePartnerUser(deps.db, partnerId, userId, { password_hash })
    await revokeSubjectSessions(deps.db, 'partner', userId, deps.clock.now(), 'session_password')
    return { password }
  })
}
