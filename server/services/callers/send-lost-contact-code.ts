import { findOpenContactChange } from '#server/db/repositories/callers/contact-changes.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import type { LostContactCodeForm } from '#src/contract/entities/support/contact-change.ts'
import { openAlready } from '../identity/public/contact-change.ts'
import { sendContactCode } from '../identity/send-contact-code.ts'
import { localeOfCustomer } from '../profile/public/customer-profile.ts'
import { found } from '../shared/not-found.ts'
import { ASKED_WITHOUT_OLD, requireKnownCaller } from './public/known-caller.ts'

/**
 * Sends a code to the contact that is to take the place of one that the caller has lost. They have given two right answers, and
 * the code says that it is read out to our agent, and that it signs nobody in.
 * @throws AppError `not_found`; `conflict` without such answers, or while a request is open; and what sending a code throws
 */
export async function sendLostContactCode(
  deps: Deps,
  userId: number,
  { channel, destination }: LostContactCodeForm,
  by: ByStaff & { ip: string },
): Promise<Audited<{ late: boolean }>> {
  const customer = found(await findCustomer(deps.db, userId))
  await requireKnownCaller(deps, userId, by)
  if (await findOpenContactChange(deps.db, userId)) throw openAlready()
  const { late } = await sendContactCode(deps, {
    channel,
    destination,
    language: localeOfCustomer(customer),
    userId,
    ip: by.ip,
    sidHash: ASKED_WITHOUT_OLD,
    oldCode: null,
  })
  return { late, audit: { object: `customer:${userId}`, after: { channel } } }
}
