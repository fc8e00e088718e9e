import { findLatestOtp, spendOtp } from '#server/db/repositories/identity/otps.ts'
import { clearCounter } from '#server/db/repositories/shared/rate-counters.ts'
import type { Deps } from '#server/deps.ts'
import { checkOtp, otpMissing, otpTries, otpUsed } from './otp-code.ts'

/** Somebody of a partner in one sign-in: a code of one is none of another. */
export interface Signer {
  partner_id: number
  partner_user_id: number
  sid_hash: string
}

/**
 * Checks the code that was mailed to the own address. Answers what spends it, once, in the transaction of the act itself.
 * @throws AppError `otp_wrong`, `otp_expired`, `otp_used`, `otp_locked`
 */
export async function checkOwnCode(
  deps: Deps,
  { partner_user_id, sid_hash }: Signer,
  code: string,
): Promise<(deps: Deps) => Promise<void>> {
  const latest = await findLatestOtp(deps.db, { prospect_app_id: null, user_id: null, partner_user_id })
  if (!latest || (latest.used_at === null && latest.sid_hash !== sid_hash)) throw otpMissing()
  const otp = await checkOtp(deps, latest, code)
  return async (deps) => {
    if (!(await spendOtp(deps.db, otp, deps.clock.now()))) throw otpUsed()
    await clearCounter(deps.db, otpTries(otp.destination_index))
  }
}
