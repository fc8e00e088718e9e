import type { ContactSubject } from '#src/contract/entities/privacy.ts'
import { mayContact } from '#src/contract/rules/contact-rules.ts'
import type { SmsMessage } from '../adapters/sms/sms-gateway.ts'
import { createContact } from '../db/repositories/contacts.ts'
import { openField } from '../db/repositories/customers.ts'
import type { CustomerRow } from '../db/repositories/customers.ts'
import type { Deps } from '../deps.ts'
import { rulesOf } from './contact-rules.ts'

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
 * see every contact in the privacy centre. Every message to a customer goes through here; codes have their own place.
 */
export async function contactCustomer(deps: Deps, customer: CustomerRow, message: ServiceMessage): Promise<void> {
  const rules = rulesOf(customer)
  const now = deps.clock.now()
  const phone = openField(deps.vault, customer, 'mobile_phone_number')
  const email = openField(deps.vault, customer, 'email')
  const may = (channel: 'sms' | 'email') =>
    message.asked ? channel === (customer.phone_verified ? 'sms' : 'email') : mayContact(rules, 'service', channel, now)
  const note = async (channel: 'sms' | 'email') => {
    if (message.unlogged) return
    await createContact(deps.db, {
      user_id: customer.user_id,
      channel,
      purpose: 'service',
      about: message.about,
      at: deps.clock.now(),
    })
  }
  if (phone !== '' && may('sms')) {
    await deps.sms.send({ to: phone, text: message.text, template: message.about })
    await note('sms')
  }
  if (email !== '' && may('email')) {
    await deps.mail.send({ to: email, subject: message.subject, text: message.text })
    await note('email')
  }
}
