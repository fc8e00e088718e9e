import { CONTACT_COLUMNS, findCustomer, isVerified } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { AppError } from '#src/contract/errors.ts'
import { destinationIndex } from '../shared/destination-index.ts'
import { found } from '../shared/not-found.ts'
import { normaliseDestination } from './shared/otp-code.ts'
import { sendCustomerCode } from './shared/send-customer-code.ts'

export interface SendContactCodeInput {
  channel: OtpChannel
  destination: string
  language: Locale
  userId: number
  sidHash: string
  ip: string
  /** Staff asked for it on the telephone: the customer reads it out to them, and it signs nobody in. */
  readOut?: boolean
}

/**
 * Sends the code that proves a contact of a signed-in customer. What happens is the same whether the destination is
 * another customer's or nobody's, so nothing can tell.
 * @throws AppError `validation`, `otp_locked`, `too_many_requests`, `not_available`
 */
export async function sendContactCode(deps: Deps, input: SendContactCodeInput): Promise<{ late: boolean }> {
  const { channel, language, sidHash, ip } = input
  const customer = found(await findCustomer(deps.db, input.userId))
  const destination = normaliseDestination(channel, input.destination)
  const index = destinationIndex(deps, channel, destination)
  if (isVerified(customer, channel) && customer[CONTACT_COLUMNS[channel].index] === index)
    throw new AppError('validation', 'You sign in with this contact already.', {
      errors: { destination: 'rules:contact.alreadyYours' },
    })
  const wording = input.readOut ? 'readOut' : 'text'
  return sendCustomerCode(deps, customer, { channel, destination, language, sidHash, ip, wording })
}
