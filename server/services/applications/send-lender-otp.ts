import { openField } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import { OTP_LOCK_MINUTES, OTP_LIFE_SECONDS, OTP_MAX_PER_HOUR, OTP_RESEND_SECONDS } from '#src/contract/constants.ts'
import { callLender } from '../shared/lenders/call-lender.ts'
import { spendAllowance, waitIfLocked } from '../shared/rate-rules.ts'
import { waitingForCode } from './shared/lender-code.ts'

const HOUR_SECONDS = 3_600
/** For all applications of a customer together: another application does not begin a new allowance. */
const MAX_PER_CUSTOMER = 20

/**
 * Has the lender send its code to the customer's number; as often as our own codes at most.
 * @throws AppError `not_found`, `conflict` when the lender asks for none, `too_many_requests`, `lender_unavailable`
 */
export async function sendLenderOtp(
  deps: Deps,
  appId: string,
  by: ByCustomerWithRow,
): Promise<Audited<{ expires_in: number; resend_in: number }>> {
  const { application } = await waitingForCode(deps, appId, by)
  await waitIfLocked(deps, `lender-otp-tries:${appId}`, OTP_LOCK_MINUTES)
  await spendAllowance(deps, `lender-otp-gap:${appId}`, 1, OTP_RESEND_SECONDS)
  await spendAllowance(deps, `lender-otp-sent:${appId}`, OTP_MAX_PER_HOUR, HOUR_SECONDS)
  await spendAllowance(deps, `lender-otp-customer:${by.user_id}`, MAX_PER_CUSTOMER, HOUR_SECONDS)
  const { lender_id } = application
  const phone = openField(deps.vault, by.customer, 'mobile_phone_number')
  await callLender(deps, { lender_id, app_id: appId, operation: 'send_otp' }, (onTry) =>
    deps.lenders.sendOtp(application, phone, onTry),
  )
  const audit = { object: `application:${appId}` }
  return { expires_in: OTP_LIFE_SECONDS, resend_in: OTP_RESEND_SECONDS, audit }
}
