import { findLook } from '#server/db/repositories/privacy/contact-facts.ts'
import { createContact } from '#server/db/repositories/privacy/contacts.ts'
import { openField } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { sendText } from './send-text.ts'
import type { CustomerMessage } from './shared/channels.ts'

/** One message to one contact of the customer's row, written down. */
export async function sendByChannel(
  deps: Deps,
  customer: CustomerRow,
  channel: 'sms' | 'email',
  message: CustomerMessage,
): Promise<void> {
  const { about, subject, text, purpose = 'service', mail = { subject, text } } = message
  if (channel === 'sms') {
    const to = openField(deps.vault, customer, 'mobile_phone_number')
    const { dlt, message_id } = message
    await sendText(deps, { to, text, template: about, ...(dlt && { dlt }) }, { ...(message_id && { message_id }) })
  } else await deps.mail.send({ to: openField(deps.vault, customer, 'email'), ...mail })
  if (message.unlogged) return
  const at = deps.clock.now()
  const look = purpose === 'service' || channel === 'email' ? null : await findLook(deps.db, customer)
  const scrub_id = look?.scrub_id ?? null
  await createContact(deps.db, { user_id: customer.user_id, channel, purpose, about, at, scrub_id })
}
