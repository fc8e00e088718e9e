import { isUniqueViolation } from '#server/db/database-away.ts'
import { findContactChange } from '#server/db/repositories/callers/contact-changes.ts'
import { lockCustomer, ONE_CONTACT } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { contactChangeTimes } from '#src/contract/entities/support/contact-change.ts'
import { notifyOfContact } from '../identity/notify-of-contact.ts'
import { endContactChange, isExpired, newContactOf } from '../identity/public/contact-change.ts'
import { takeContact } from '../identity/public/take-contact.ts'
import type { TakenContact } from '../identity/public/take-contact.ts'

/**
 * Does what is due of a change of a contact that was asked for without the old one: it happens once a second person has agreed
 * and the 48 hours are over, and ends where nobody has agreed in time. Done twice it is done once.
 */
export async function followContactChange(
  deps: Deps,
  { change_id }: JobPayloads['follow_contact_change'],
): Promise<void> {
  const row = await findContactChange(deps.db, change_id)
  if (row?.ended_at !== null) return
  const taken = await follow(deps, row.user_id, change_id).catch((error: unknown) => {
    // Somebody proved the same contact at the same moment: now it is found with them.
    if (!isUniqueViolation(error, ONE_CONTACT)) throw error
    return follow(deps, row.user_id, change_id)
  })
  if (taken) await notifyOfContact(deps, taken, row.channel, 'everywhere')
}

function follow(deps: Deps, userId: number, changeId: number): Promise<TakenContact | null> {
  return transaction(deps, async (deps): Promise<TakenContact | null> => {
    const customer = await lockCustomer(deps.db, userId)
    const row = await findContactChange(deps.db, changeId)
    const contact = customer && row && newContactOf(deps, customer, row)
    if (!contact) return null
    if (row.state === 'waiting') {
      if (isExpired(deps, row)) await endContactChange(deps, row, 'expired', { actor: 'creditlane' })
      return null
    }
    if (contactChangeTimes(row.asked_at).earliest > deps.clock.now()) return null
    const taken = await takeContact(deps, customer, contact, { byStaff: true })
    await endContactChange(deps, row, taken ? 'done' : 'elsewhere', { actor: 'creditlane' })
    return taken
  })
}
