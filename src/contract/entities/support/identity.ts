import type { InferType } from 'yup'
import { OTP_LENGTH } from '#src/contract/constants.ts'
import { safeText } from '#src/contract/rules/safe-text.ts'
import { string } from '#src/contract/yup.ts'
import type { RevealField } from '../privacy/privacy.ts'
import { strictObject } from '../shared/fields.ts'
import { actReason } from './csr-acts.ts'

/**
 * What somebody on the telephone may be asked to show that they are the customer: never what a screen of the staff shows,
 * in the record or in the customer's place.
 */
export const IDENTITY_QUESTIONS = ['birth_date', 'pan_ending', 'pincode', 'email'] as const
export type IdentityQuestion = (typeof IDENTITY_QUESTIONS)[number]

/** How a caller has shown who they are: answers, or a code that went to a contact that signs in. */
export type IdentityProof = IdentityQuestion | 'code'

/** An answer that one of the staff has uncovered counts for nothing with the same person for so long. */
export const UNCOVERED_DAYS = 7
/** What a field that was uncovered gives away: a postal address is often written with its pincode. */
export const UNCOVERS: Record<RevealField, readonly IdentityQuestion[]> = {
  mobile: [],
  email: ['email'],
  pan: ['pan_ending'],
  birth_date: ['birth_date'],
  address: ['pincode'],
}

/** Two right answers, or the code, count for so long, for whoever asked. */
export const IDENTITY_MINUTES = 30
/** Wrong pairs of answers about one customer; then nobody may ask for an hour. */
export const IDENTITY_TRIES = 3
export const IDENTITY_LOCK_MINUTES = 60

const question = () =>
  string<IdentityQuestion>().oneOf(IDENTITY_QUESTIONS, 'rules:choice.unknown').required('rules:requiredChoice')
const answer = () => safeText(254).matches(/\S/, 'rules:required').required('rules:required')

/** Two different questions and what was said. The answers are compared and never kept. */
export const identityForm = strictObject({
  first: question(),
  first_answer: answer(),
  second: question().when('first', ([first], rule) =>
    rule.notOneOf([first as IdentityQuestion], 'rules:identity.same'),
  ),
  second_answer: answer(),
})
export type IdentityForm = InferType<typeof identityForm>

const channel = () =>
  string<'mobile' | 'email'>().oneOf(['mobile', 'email'], 'rules:choice.unknown').required('rules:requiredChoice')

/** To which contact of theirs, that signs in today, a code goes: whoever reads it out is the customer. */
export const knownCodeForm = strictObject({ channel: channel() })
export type KnownCodeForm = InferType<typeof knownCodeForm>

/** Where a code goes that proves a new contact of the customer. */
export const contactCodeForm = strictObject({
  channel: channel(),
  destination: safeText(254).matches(/\S/, 'rules:required').required('rules:required'),
  reason: actReason(),
})
export type ContactCodeForm = InferType<typeof contactCodeForm>

/** A code, as the customer read it out. */
export const contactProofForm = strictObject({
  otp: string()
    .required('rules:required')
    .matches(new RegExp(`^\\d{${OTP_LENGTH}}$`), 'rules:otp.invalid'),
})
