import type { InferType } from 'yup'
import { string } from '#src/contract/yup.ts'
import { isoInstant, strictObject } from '../shared/fields.ts'

/** How a one-time code travels. */
const OTP_CHANNELS = ['mobile', 'email'] as const
export type OtpChannel = (typeof OTP_CHANNELS)[number]

/** A message that demo and test mode keep instead of sending it. `code` is empty when the message carries none. */
export const outboxMessageSchema = strictObject({
  to: string().defined(),
  channel: string().oneOf(OTP_CHANNELS).defined(),
  code: string().defined(),
  text: string().defined(),
  sent_at: isoInstant(),
})
export type OutboxMessage = InferType<typeof outboxMessageSchema>
