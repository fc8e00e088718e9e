import { createIdentityCheck } from '#server/db/repositories/callers/identity-checks.ts'
import { findLatestOtp, spendOtp } from '#server/db/repositories/identity/otps.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import { noteCodeEntered } from '#server/db/repositories/reports/message-receipts.ts'
import { clearCounter } from '#server/db/repositories/shared/rate-counters.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { checkOtp, otpMissing, otpTries, otpUsed } from '../identity/public/otp-code.ts'
import { found } from '../shared/not-found.ts'
import { ASKED_WHO_CALLS } from './public/known-caller.ts'

/**
 * Takes the code that a caller read out of a contact that signs in: whoever asked knows who calls.
 * @throws AppError `not_found`, `otp_wrong`, `otp_expired`, `otp_used`, `otp_locked`
 */
export async function checkKnownCode(deps: Deps, userId: number, code: string, by: ByStaff): Promise<Audited> {
  found(await findCustomer(deps.db, userId))
  const latest = await findLatestOtp(deps.db, { user_id: userId, prospect_app_id: null })
  if (latest?.sid_hash !== ASKED_WHO_CALLS) throw otpMissing()
  const otp = await checkOtp(deps, latest, code)
  await transaction(deps, async (deps) => {
    const at = deps.clock.now()
    if (!(await spendOtp(deps.db, otp, at))) throw otpUsed()
    await noteCodeEntered(deps.db, otp.otp_id, at)
    await clearCounter(deps.db, otpTries(otp.destination_index))
    await createIdentityCheck(deps.db, {
      user_id: userId,
      admin_id: by.admin_id,
      questions: ['code'],
      passed: true,
      at,
    })
  })
  return { audit: { object: `customer:${userId}` } }
}
