import type { ContactSubject } from '#src/contract/entities/privacy/privacy.ts'
import { mayContact } from '#src/contract/rules/contact-rules.ts'
import type { SmsMessage } from '#server/adapters/sms/sms-gateway.ts'
import { createContact } from '#server/db/repositories/privacy/contacts.ts'
import { openField } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { rulesOf } from '../privacy/contact-rules.ts'

export interface ServiceMessage {
  about: ContactSubject & SmsMessage['template']
  subject: string
  text: string
  /** The answer to what the customer has just asked for: quiet mode does not hold it back, one channel is enough. */
  asked?: boolean
  /** The customer is erased: there is nobody left to note it under. */
  unlogged?: boolean
}

/**
 * Sends news of the customer's own affairs by the channels they allow, and writes down what was sent: the customer can
 * see every contact in the privacy centre. Every message to a customer goes through here; codes have their own place. A
 * contact that was only typed gets none: it may be somebody else's.
 */
export async function contactCustomer(deps: Deps, customer: CustomerRow, message: ServiceMessage): Promise<void> {
  const rules = rulesOf(customer)
  const now = deps.clock.now()
  const may = (channel: 'sms' | 'email') =>
    message.asked ? channel === (customer.phone_verified ? 'sms' : 'email') : mayContact(rules, 'service', channel, now)
  if (customer.phone_verified && may('sms')) await sendByChannel(deps, customer, 'sms', message)
  if (customer.email_verified && may('email')) await sendByChannel(deps, customer, 'email', message)
}

/** One message to one contact of the customer's row, written down. */
export async function sendByChannel(
  deps: Deps,
  customer: CustomerRow,
  channel: 'sms' | 'email',
  message: ServiceMessage,
): Promise<void> {
  const { about, subject, text } = message
  if (channel === 'sms') {
    const to = openField(deps.vault, customer, 'mobile_phone_number')
    await deps.sms.send({ to, text, template: about })
  } else await deps.mail.send({ to: openField(deps.vault, customer, 'email'), subject, text })
  if (message.unlogged) return
  const at = deps.clock.now()
  await createContact(deps.db, { user_id: customer.user_id, channel, purpose: 'service', about, at })
}
