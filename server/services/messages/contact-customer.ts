import { mayContact } from '#src/contract/rules/contact-rules.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { rulesOf } from '../privacy/shared/contact-rules.ts'
import type { ServiceMessage } from './shared/channels.ts'
import { sendByChannel } from './send-by-channel.ts'

/**
 * Sends news of the customer's own affairs by the channels they allow, and writes down what was sent: the customer can
 * see every contact in the privacy centre. Every message to a customer goes through here; codes have their own place. A
 * contact that was only typed gets none: it may be somebody else's. Answers whether anything went out.
 */
export async function contactCustomer(deps: Deps, customer: CustomerRow, message: ServiceMessage): Promise<boolean> {
  const rules = rulesOf(deps.vault, customer)
  const now = deps.clock.now()
  const may = (channel: 'sms' | 'email') =>
    message.asked ? channel === (customer.phone_verified ? 'sms' : 'email') : mayContact(rules, 'service', channel, now)
  const sms = customer.phone_verified && may('sms')
  const email = customer.email_verified && may('email')
  if (sms) await sendByChannel(deps, customer, 'sms', message)
  if (email) await sendByChannel(deps, customer, 'email', message)
  return sms || email
}
