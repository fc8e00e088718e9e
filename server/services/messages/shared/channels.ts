import type { SmsMessage } from '#server/adapters/sms/sms-gateway.ts'
import type { ContactSubject } from '#src/contract/entities/privacy/privacy.ts'
import type { ContactPurpose } from '#src/contract/rules/contact/contact-rules.ts'

export interface CustomerMessage {
  about: ContactSubject & SmsMessage['template']
  subject: string
  text: string
  /** By mail, where that says more than a short message. */
  mail?: { subject: string; text: string; replyTo?: string }
  /** What it is for, where it is not about the customer's own affairs. */
  purpose?: ContactPurpose
  /** By this channel alone; every other message goes by whichever are allowed. */
  channel?: 'sms' | 'email'
  dlt?: NonNullable<SmsMessage['dlt']>
  /** Of an SMS that may have been tried before. */
  message_id?: string
  /** The answer to what the customer has just asked for: quiet mode does not hold it back, one channel is enough. */
  asked?: boolean
  /** The customer is erased: there is nobody left to note it under. */
  unlogged?: boolean
}
