import { CONTACT_COLUMNS, findCustomer, isVerified } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { AppError } from '#src/contract/errors.ts'
import { destinationIndex } from '../shared/destination-index.ts'
import { found } from '../shared/not-found.ts'
import { normaliseDestination } from './public/otp-code.ts'
import { sendCustomerCode } from './public/send-customer-code.ts'
import { checkAgreeingCode } from './shared/agreeing-contact.ts'

export interface SendContactCodeInput {
  channel: OtpChannel
  destination: string
  language: Locale
  userId: number
  sidHash: string
  ip: string
  /**
   * The code of the contact that has to agree. Null: staff asked on the telephone, who know the caller otherwise; the customer reads
   * this one out to them, and it signs nobody in.
   */
  oldCode: string | undefined | null
}

/**
 * Sends the code that proves a contact of a signed-in customer. What happens is the same whether the destination is
 * another customer's or nobody's, so nothing can tell.
 * @throws AppError `validation`, `otp_wrong`, `otp_expired`, `otp_used`, `otp_locked`, `too_many_requests`, `not_available`
 */
export async function sendContactCode(deps: Deps, input: SendContactCodeInput): Promise<Audited<{ late: boolean }>> {
  const { channel, language, sidHash, ip, oldCode } = input
  const customer = found(await findCustomer(deps.db, input.userId))
  const destination = normaliseDestination(channel, input.destination)
  const index = destinationIndex(deps, channel, destination)
  if (isVerified(customer, channel) && customer[CONTACT_COLUMNS[channel].index] === index)
    throw new AppError('validation', 'You sign in with this contact already.', {
      errors: { destination: 'rules:contact.alreadyYours' },
    })
  if (oldCode !== null) await checkAgreeingCode(deps, customer, channel, { sidHash, code: oldCode })
  const wording = oldCode === null ? 'readOut' : 'text'
  const { late } = await sendCustomerCode(deps, customer, { channel, destination, language, sidHash, ip, wording })
  // Which kind of contact, never which.
  return { late, audit: { object: `user:${input.userId}`, after: { channel } } }
}
