import { agreeingSid } from '#server/db/repositories/identity/otps.ts'
import { createContact, createOtpContact } from '#server/db/repositories/privacy/contacts.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { destinationIndex } from '#server/services/shared/destination-index.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { spendAllowance } from '#server/services/shared/rate-rules.ts'
import { createOtp, deliverOtp, spendOtpAllowance } from './otp-code.ts'
import type { OtpWording } from './otp-code.ts'

/** Codes that one customer may send in an hour, to whatever destinations: an account is no tool to write to strangers. */
const MAX_PER_CUSTOMER = 10

interface CustomerCode {
  channel: OtpChannel
  destination: string
  language: Locale
  sidHash: string
  ip: string
  wording: OtpWording
}

/**
 * A code to a contact that a known customer has, or wants to have.
 * @throws AppError `otp_locked`, `too_many_requests`, `not_available`
 */
export async function sendCustomerCode(
  deps: Deps,
  customer: CustomerRow,
  code: CustomerCode,
): Promise<{ late: boolean }> {
  const { channel, destination, language, wording, sidHash } = code
  const { user_id } = customer
  const index = destinationIndex(deps, channel, destination)
  if (deps.limits.profile === 'strict') await spendAllowance(deps, `otp-customer:${user_id}`, MAX_PER_CUSTOMER, 3_600)
  await spendOtpAllowance(deps, index, code.ip)
  const otp = await transaction(deps, async (deps) => {
    const at = deps.clock.now()
    const agrees = wording === 'agrees'
    const asker = { user_id, prospect_app_id: null, ...(agrees && { agrees }) }
    const asked = { sid_hash: agrees ? agreeingSid(sidHash) : sidHash, notice_version: null }
    const made = await createOtp(deps, { channel, destination, index }, asker, asked)
    const sent = channel === 'mobile' ? 'sms' : 'email'
    await createContact(deps.db, { user_id, channel: sent, purpose: 'service', about: 'otp', at })
    // Whoever signs in with it is told of every code, theirs or not.
    await createOtpContact(deps.db, { channel, index, at })
    return made
  })
  const brand = deps.brands.find(customer.partner).name
  return deliverOtp(deps, { channel, destination }, { ...otp, brand, language, wording })
}
