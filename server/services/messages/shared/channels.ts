import type { ContactSubject } from '#src/contract/entities/privacy/privacy.ts'
import type { SmsMessage } from '#server/adapters/sms/sms-gateway.ts'

export interface ServiceMessage {
  about: ContactSubject & SmsMessage['template']
  subject: string
  text: string
  /** The answer to what the customer has just asked for: quiet mode does not hold it back, one channel is enough. */
  asked?: boolean
  /** The customer is erased: there is nobody left to note it under. */
  unlogged?: boolean
}
