import type { Locale } from '#src/contract/entities/shared/language.ts'
import { findBrand } from '#src/contract/brands/find-brand.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import { AppError } from '#src/contract/errors.ts'
import { transaction } from '#server/db/transaction.ts'
import { createContact, createOtpContact } from '#server/db/repositories/privacy/contacts.ts'
import { CONTACT_COLUMNS, findCustomer, isVerified } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { found } from '../shared/not-found.ts'
import { createOtp, deliverOtp, destinationIndex, normaliseDestination, spendOtpAllowance } from './shared/otp-code.ts'
import { spendAllowance } from '../shared/rate-rules.ts'

/** Codes that one customer may send in an hour, to whatever destinations: an account is no tool to write to strangers. */
const MAX_PER_CUSTOMER = 10

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
export async function sendContactCode(deps: Deps, input: SendContactCodeInput): Promise<void> {
  const { channel, userId, ip } = input
  const customer = found(await findCustomer(deps.db, userId))
  const destination = normaliseDestination(channel, input.destination)
  const index = destinationIndex(deps, channel, destination)
  if (isVerified(customer, channel) && customer[CONTACT_COLUMNS[channel].index] === index)
    throw new AppError('validation', 'You sign in with this contact already.', {
      errors: { destination: 'rules:contact.alreadyYours' },
    })
  if (deps.limits.profile === 'strict') await spendAllowance(deps, `otp-customer:${userId}`, MAX_PER_CUSTOMER, 3_600)
  await spendOtpAllowance(deps, index, ip)
  const otp = await transaction(deps, async (deps) => {
    const at = deps.clock.now()
    const asker = { user_id: userId, prospect_app_id: null }
    const asked = { sid_hash: input.sidHash, notice_version: null }
    const made = await createOtp(deps, { channel, destination, index }, asker, asked)
    const sent = channel === 'mobile' ? 'sms' : 'email'
    await createContact(deps.db, { user_id: userId, channel: sent, purpose: 'service', about: 'otp', at })
    // Whoever signs in with it is told of every code, theirs or not.
    await createOtpContact(deps.db, { channel, index, at })
    return made
  })
  const brand = findBrand(customer.partner).name
  await deliverOtp(
    deps,
    { channel, destination },
    {
      ...{ ...otp, brand, language: input.language, readOut: input.readOut ?? false },
    },
  )
}
