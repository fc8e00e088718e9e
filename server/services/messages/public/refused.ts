import { countRefusal } from '#server/db/repositories/privacy/contact-refusals.ts'
import type { NewRefusal } from '#server/db/repositories/privacy/contact-refusals.ts'
import type { Deps } from '#server/deps.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import type { ContactChannel, ContactPurpose } from '#src/contract/rules/contact/contact-rules.ts'
import type { ContactReason } from '#src/contract/rules/contact/may-contact.ts'

interface Refused {
  user_id: number
  channel: ContactChannel
  purpose: ContactPurpose
  reason: ContactReason
}

/** Nobody was held back where there is nobody, or no address; what only waits for the hours goes out. */
const UNCOUNTED: readonly ContactReason[] = ['erased', 'no_address', 'hours', 'holiday']

/** What the one rule kept from going out today, as it is kept for the customer; null where that is nothing. */
export const refusalOf = ({ clock }: Pick<Deps, 'clock'>, refused: Refused): NewRefusal | null =>
  UNCOUNTED.includes(refused.reason) ? null : { ...refused, day: istDay(clock.now()) }

/** Counts it where the customer reads it. */
export async function noteRefused(deps: Deps, refused: Refused): Promise<void> {
  const row = refusalOf(deps, refused)
  if (row) await countRefusal(deps.db, row)
}
