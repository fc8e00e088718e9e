import type { InferType } from 'yup'
import { days, hours } from '#src/contract/rules/time.ts'
import { string } from '#src/contract/yup.ts'
import type { OtpChannel } from '../messages/outbox-message.ts'
import { isoInstant, strictObject } from '../shared/fields.ts'
import { actReason } from './csr-acts.ts'
import { contactCodeForm, contactProofForm } from './identity.ts'

/** A contact that is changed without a code of one that signs in today changes after so long, and not before. */
export const CONTACT_CHANGE_HOURS = 48
/** Nobody has agreed to it for so long: it is over. */
export const CONTACT_CHANGE_DAYS = 14
/** For so long the work list says to whoever asked that it has come to nothing. */
export const CONTACT_CHANGE_TOLD_DAYS = 7

/** When a change that was asked for then may happen, and when it is over because nobody has agreed. */
export const contactChangeTimes = (asked: Date): { earliest: Date; latest: Date } => ({
  earliest: new Date(asked.getTime() + hours(CONTACT_CHANGE_HOURS)),
  latest: new Date(asked.getTime() + days(CONTACT_CHANGE_DAYS)),
})

/** `waiting`: for a second person; `agreed`: for the end of the 48 hours. */
export const OPEN_CONTACT_CHANGES = ['waiting', 'agreed'] as const
/**
 * `stopped`: by the customer; `refused`: by a second person, or taken back; `expired`: nobody has agreed in time; `replaced`: a
 * contact was changed in another way meanwhile; `elsewhere`: the new contact opens another account by now.
 */
export const ENDED_CONTACT_CHANGES = ['stopped', 'refused', 'expired', 'replaced', 'elsewhere'] as const
export type EndedContactChange = (typeof ENDED_CONTACT_CHANGES)[number]
export type ContactChangeState = (typeof OPEN_CONTACT_CHANGES)[number] | 'done' | EndedContactChange

const channel = () => string<OtpChannel>().oneOf(['mobile', 'email']).defined()

/** What the customer is told of the open one: neither the old nor the new contact is named. */
export const ownContactChangeSchema = strictObject({
  channel: channel(),
  asked_at: isoInstant(),
  /** It changes then at the earliest. */
  earliest_at: isoInstant(),
})
export type OwnContactChange = InferType<typeof ownContactChangeSchema>

/** The same to staff, with the new contact, masked. */
export const contactChangeSchema = ownContactChangeSchema.shape({
  destination: string().defined(),
  state: string<(typeof OPEN_CONTACT_CHANGES)[number]>().oneOf(OPEN_CONTACT_CHANGES).defined(),
  asked_by: string().defined(),
})

/** Where the code goes that proves the new contact. */
export const lostContactCodeForm = contactCodeForm.omit(['reason'])
export type LostContactCodeForm = InferType<typeof lostContactCodeForm>

/** The code of the new contact, as the caller read it out, and why none that signs in can be reached. The customer reads it. */
export const lostContactForm = contactProofForm.shape({ reason: actReason() })
export type LostContactForm = InferType<typeof lostContactForm>
