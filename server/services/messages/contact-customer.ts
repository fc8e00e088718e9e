import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { isQuiet } from '#src/contract/rules/contact/contact-rules.ts'
import { mayContact } from '#src/contract/rules/contact/may-contact.ts'
import { lookUpNumbers } from './look-up-numbers.ts'
import { readContactCases } from './public/contact-cases.ts'
import { rulesOf } from './public/contact-rules.ts'
import { noteRefused } from './public/refused.ts'
import { sendByChannel } from './send-by-channel.ts'
import type { CustomerMessage } from './shared/channels.ts'

const CHANNELS = ['sms', 'email'] as const
const QUIET_FIRST = ['email', 'sms'] as const

/**
 * Sends a message to a customer by the channels that the one rule allows, and writes down what was sent: the customer can
 * see every contact in the privacy centre. Every message to a customer goes through here; codes have their own place. A
 * contact that was only typed gets none: it may be somebody else's. What sells goes by one channel, so that one message
 * is one; so does what somebody has just asked for, in quiet mode by e-mail where there is one. What the rule held back is counted where the customer reads it. Answers whether anything went out.
 */
export async function contactCustomer(deps: Deps, customer: CustomerRow, message: CustomerMessage): Promise<boolean> {
  const { purpose = 'service', asked = false } = message
  const order = asked && isQuiet(rulesOf(deps.vault, customer), deps.clock.now()) ? QUIET_FIRST : CHANNELS
  const asks = order
    .filter((channel) => (message.channel ?? channel) === channel)
    .map((channel) => ({ purpose, channel, asked }))
  for (const ask of asks) await lookUpNumbers(deps, [customer], ask)
  const who = (await readContactCases(deps, [customer])).get(customer.user_id)
  if (!who) throw new Error('a customer whose case was not read')
  const now = deps.clock.now()
  const answers = asks.map((ask) => ({ ...ask, verdict: mayContact(who, ask, now) }))
  const channels = answers.filter(({ verdict }) => verdict.may).map(({ channel }) => channel)
  const used = asked || purpose !== 'service' ? channels.slice(0, 1) : channels
  for (const channel of used) await sendByChannel(deps, customer, channel, message)
  for (const { channel, verdict } of answers)
    // One who is written to by another channel has lost nothing by not having chosen this one.
    if (!verdict.may && !(verdict.reason === 'not_chosen' && used.length > 0))
      await noteRefused(deps, { user_id: customer.user_id, channel, purpose, reason: verdict.reason })
  return used.length > 0
}
