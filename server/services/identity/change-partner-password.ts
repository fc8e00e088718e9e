import { hashPassword } from '#server/crypto/password.ts'
import { updatePartnerUser } from '#server/db/repositories/partners/partner-users.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartnerUser, PartnerSignIn } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { confirmPassword } from './confirm-password.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { partnerSignIn } from './public/live-sessions.ts'

/**
 * The old password is needed once more; every other sign-in of the person ends.
 * @throws AppError `validation`, `otp_locked`
 */
export async function changePartnerPassword(
  deps: Deps,
  input: { password: string; new_password: string },
  by: ByPartnerUser & PartnerSignIn,
): Promise<Audited> {
  await confirmPassword(deps, input.password, by)
  if (input.new_password === input.password)
    throw new AppError('validation', 'Check the highlighted fields.', {
      errors: { new_password: 'rules:password.same' },
    })
  const password_hash = await hashPassword(input.new_password)
  await transaction(deps, async (deps) => {
    await updatePartnerUser(deps.db, by.partner_id, by.partner_user_id, { password_hash })
    await endOtherSessions(deps, partnerSignIn(by), 'session_password')
  })
  return { audit: { object: `partner-user:${by.partner_user_id}` } }
}
