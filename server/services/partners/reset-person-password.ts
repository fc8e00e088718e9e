import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartnerUser } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { resetPartnerUserPassword } from './reset-partner-user-password.ts'

/** @throws AppError `not_found`; `conflict` for oneself: the own password is changed with the old one */
export async function resetPersonPassword(deps: Deps, userId: number, by: ByPartnerUser): Promise<Audited> {
  if (userId === by.partner_user_id) throw new AppError('conflict', 'Change your own password under Security.')
  await resetPartnerUserPassword(deps, by.partner_id, userId)
  return { audit: { object: `partner:${by.partner_id}`, after: { partner_user_id: userId } } }
}
