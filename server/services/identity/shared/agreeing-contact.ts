import { agreeingSid, findLatestOtp } from '#server/db/repositories/identity/otps.ts'
import type { OtpRow } from '#server/db/repositories/identity/otps.ts'
import { CONTACT_COLUMNS, isVerified, openField } from '#server/db/repositories/profile/customers.ts'
import type { Contact, CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { agreeingChannel } from '#src/contract/entities/identity/sign-in-contact.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import { AppError, isAppError } from '#src/contract/errors.ts'
import { checkOtp, keepOtp, otpMissing } from '../public/otp-code.ts'

/**
 * The contact that has to agree before another one signs in by `channel`: a session alone, which may be a stolen one, moves no
 * account.
 * @throws AppError `otp_expired` where no contact signs in
 */
export function agreeingContact(
  { vault }: Pick<Deps, 'vault'>,
  customer: CustomerRow,
  channel: OtpChannel,
): Contact & { index: string | null } {
  const verified = { mobile: isVerified(customer, 'mobile'), email: isVerified(customer, 'email') }
  const agreeing = agreeingChannel(verified, channel)
  if (agreeing === null) throw ofOldCode(otpMissing())
  const { field, index } = CONTACT_COLUMNS[agreeing]
  return { channel: agreeing, destination: openField(vault, customer, field), index: customer[index] }
}

/**
 * Is it the code of the contact that has to agree? Right, it stays good until the change is made, and answers which it is.
 * @throws AppError `otp_wrong`, `otp_expired`, `otp_used`, `otp_locked`, each at `old_otp`
 */
export async function checkAgreeingCode(
  deps: Deps,
  customer: CustomerRow,
  channel: OtpChannel,
  { sidHash, code }: { sidHash: string; code: string | undefined },
): Promise<OtpRow> {
  const { index } = agreeingContact(deps, customer, channel)
  const latest = await findLatestOtp(deps.db, { user_id: customer.user_id, prospect_app_id: null, agrees: true })
  if (code === undefined || latest?.sid_hash !== agreeingSid(sidHash) || latest.destination_index !== index)
    throw ofOldCode(otpMissing())
  try {
    const otp = await checkOtp(deps, latest, code)
    await keepOtp(deps, otp)
    return otp
  } catch (error) {
    throw isAppError(error) ? ofOldCode(error) : error
  }
}

/** The refusal, said of the code of the old contact. */
export const ofOldCode = ({ code, message, retryAfter, triesLeft }: AppError): AppError =>
  new AppError(code, message, {
    errors: { old_otp: message },
    ...(retryAfter !== undefined && { retryAfter }),
    ...(triesLeft !== undefined && { triesLeft }),
  })
