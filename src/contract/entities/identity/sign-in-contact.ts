import type { InferType } from 'yup'
import { boolean, string } from '#src/contract/yup.ts'
import type { OtpChannel } from '../messages/outbox-message.ts'
import { strictObject } from '../shared/fields.ts'

const contact = () => strictObject({ value: string().defined(), verified: boolean().defined() })

/**
 * A customer's mobile number (ten digits) and e-mail address, empty while not given. Only a verified one signs in, and it
 * is nobody else's; one that was only typed may be anybody's.
 */
export const signInContactsSchema = strictObject({ mobile: contact(), email: contact() })
export type SignInContacts = InferType<typeof signInContactsSchema>

/**
 * Which contact has to agree, by a code of its own, before another one signs in by `channel`: the one whose place it takes, else
 * the one that signs in so far. Null: none does.
 */
export function agreeingChannel(
  verified: Readonly<Record<OtpChannel, boolean>>,
  channel: OtpChannel,
): OtpChannel | null {
  if (verified[channel]) return channel
  const other = channel === 'mobile' ? 'email' : 'mobile'
  return verified[other] ? other : null
}
