import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import type { ContactCodeForm } from '#src/contract/entities/support/identity.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { sendContactCode } from '../identity/send-contact-code.ts'
import { localeOfCustomer } from '../profile/public/customer-profile.ts'
import { found } from '../shared/not-found.ts'
import { ASKED_BY_STAFF, requireProvenCaller } from './public/known-caller.ts'

/**
 * Sends a code to the contact that a caller wants to sign in with from now on. They have read out a code of a contact that signs in before, and
 * the code says that it is read out to our agent, and that it signs nobody in.
 * @throws AppError `not_found`, `conflict` without such a code, and what sending a code throws
 */
export async function sendContactCodeForCustomer(
  deps: Deps,
  userId: number,
  { channel, destination, reason }: ContactCodeForm,
  by: ByStaff & { ip: string },
): Promise<Audited<{ late: boolean }>> {
  const customer = found(await findCustomer(deps.db, userId))
  await requireProvenCaller(deps, userId, by)
  const { late } = await sendContactCode(deps, {
    channel,
    destination,
    language: localeOfCustomer(customer),
    userId,
    ip: by.ip,
    sidHash: ASKED_BY_STAFF,
    oldCode: null,
  })
  return { late, audit: { object: `customer:${userId}`, after: { channel, reason: tidyText(reason) } } }
}
