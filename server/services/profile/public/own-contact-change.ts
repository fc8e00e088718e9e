import type { ContactChangeRow } from '#server/db/repositories/callers/contact-changes.ts'
import { contactChangeTimes } from '#src/contract/entities/support/contact-change.ts'
import type { OwnContactChange } from '#src/contract/entities/support/contact-change.ts'

/** A change of a contact that waits, as the customer sees it. */
export const ownChangeView = ({
  channel,
  asked_at,
}: Pick<ContactChangeRow, 'channel' | 'asked_at'>): OwnContactChange => ({
  channel, asked_at: asked_at.toISOString(),
  earliest_at: contactChangeTimes(asked_at).earliest.toISOString(),
})
