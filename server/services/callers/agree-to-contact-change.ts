import { findContactChange, updateContactChange } from '#server/db/repositories/callers/contact-changes.ts'
import { lockCustomer } from '#server/db/repositories/profile/customers.ts'
import type { TxDeps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import { contactChangeTimes } from '#src/contract/entities/support/contact-change.ts'
import { AppError } from '#src/contract/errors.ts'
import { isExpired, newContactOf } from '../identity/public/contact-change.ts'
import { contactElsewhere, opensAnother } from '../identity/public/take-contact.ts'
import { found } from '../shared/not-found.ts'

/**
 * A second person agrees: the contact changes once the 48 hours are over, at once where they are.
 * @throws AppError `not_found`; `conflict` where it is over; `contact_elsewhere` where the new contact opens another account
 */
export async function agreeToContactChange(
  deps: TxDeps,
  userId: number,
  change_id: number,
): Promise<{ channel: OtpChannel; earliest_at: Date }> {
  const customer = found(await lockCustomer(deps.db, userId))
  const row = found(await findContactChange(deps.db, change_id))
  const contact = newContactOf(deps, customer, row)
  if (row.state !== 'waiting' || contact === null || isExpired(deps, row))
    throw new AppError('conflict', 'This request has come to its end. It has to be asked for again.')
  if (await opensAnother(deps, userId, contact)) throw contactElsewhere()
  const { earliest } = contactChangeTimes(row.asked_at)
  await updateContactChange(deps.db, change_id, { state: 'agreed' })
  const now = deps.clock.now()
  const at = earliest > now ? earliest : now
  await queueJob(deps.db, 'follow_contact_change', { change_id, at: at.toISOString() }, at)
  return { channel: row.channel, earliest_at: earliest }
}
