import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import { found } from '../shared/not-found.ts'
import { sendCustomerCode } from './public/send-customer-code.ts'
import type { SendContactCodeInput } from './send-contact-code.ts'
import { agreeingContact } from './shared/agreeing-contact.ts'

/**
 * Sends the code by which the contact that signs in agrees to another one. Answers where it went.
 * @throws AppError `otp_expired` where none signs in; `otp_locked`, `too_many_requests`, `not_available`
 */
export async function sendAgreeingCode(
  deps: Deps,
  { userId, channel, ...asked }: Pick<SendContactCodeInput, 'channel' | 'language' | 'userId' | 'sidHash' | 'ip'>,
): Promise<Audited<{ late: boolean; channel: OtpChannel }>> {
  const customer = found(await findCustomer(deps.db, userId))
  const to = agreeingContact(deps, customer, channel)
  const { late } = await sendCustomerCode(deps, customer, { ...asked, ...to, wording: 'agrees' })
  return { late, channel: to.channel, audit: { object: `user:${userId}`, after: { channel } } }
}
