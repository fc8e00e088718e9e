import { findPartnerUser } from '#server/db/repositories/partners/partner-users.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { InLanguage } from '#server/session.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { destinationIndex } from '../shared/destination-index.ts'
import { found } from '../shared/not-found.ts'
import { createOtp, deliverOtp, spendOtpAllowance } from './public/otp-code.ts'
import type { Signer } from './public/own-code.ts'

/**
 * Mails somebody of a partner a code to the own address: for the agreement, another account to be paid to, keys and people.
 * @throws AppError `otp_locked`, `too_many_requests`
 */
export async function sendPartnerCode(
  deps: Deps,
  by: Signer & InLanguage & { ip: string },
): Promise<Audited<{ email: string; late: boolean }>> {
  const { email } = found(await findPartnerUser(deps.db, by.partner_id, by.partner_user_id))
  const index = destinationIndex(deps, 'email', email)
  await spendOtpAllowance(deps, index, by.ip)
  const contact = { channel: 'email' as const, destination: email }
  const asker = { prospect_app_id: null, user_id: null, partner_user_id: by.partner_user_id }
  const otp = await transaction(deps, (deps) =>
    createOtp(deps, { ...contact, index }, asker, { sid_hash: by.sid_hash, notice_version: null }),
  )
  const { late } = await deliverOtp(deps, contact, { ...otp, brand: DEFAULT_BRAND.name, language: by.language })
  return { email, late, audit: { object: `partner:${by.partner_id}` } }
}
