import { CONTACT_COLUMNS, findCustomer, isVerified, openField } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { KnownCodeForm } from '#src/contract/entities/support/identity.ts'
import { AppError } from '#src/contract/errors.ts'
import { sendCustomerCode } from '../identity/public/send-customer-code.ts'
import { localeOfCustomer } from '../profile/public/customer-profile.ts'
import { found } from '../shared/not-found.ts'
import { ASKED_WHO_CALLS } from './public/known-caller.ts'

/**
 * Sends a code to a contact that signs in today: whoever reads it out to our agent is the customer.
 * @throws AppError `not_found`; `conflict` for a contact that they do not sign in with; what sending a code throws
 */
export async function sendKnownCode(
  deps: Deps,
  userId: number,
  { channel }: Pick<KnownCodeForm, 'channel'>,
  by: { ip: string },
): Promise<Audited<{ late: boolean }>> {
  const customer = found(await findCustomer(deps.db, userId))
  if (!isVerified(customer, channel))
    throw new AppError('conflict', 'The customer does not sign in with this. Choose the other one.')
  const destination = openField(deps.vault, customer, CONTACT_COLUMNS[channel].field)
  const { late } = await sendCustomerCode(deps, customer, {
    channel,
    destination,
    language: localeOfCustomer(customer),
    ip: by.ip,
    sidHash: ASKED_WHO_CALLS,
    wording: 'whoCalls',
  })
  return { late, audit: { object: `customer:${userId}`, after: { channel } } }
}
