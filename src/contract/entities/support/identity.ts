import { string } from '#src/contract/yup.ts'
import type { InferType } from 'yup'
import { safeText } from '#src/contract/rules/safe-text.ts'
import { OTP_LENGTH } from '#src/contract/constants.ts'
import { strictObject } from '../shared/fields.ts'
import { actReason } from './csr-acts.ts'

/** What somebody on the telephone may be asked to show that they are the customer. */
export const IDENTITY_QUESTIONS = ['birth_date', 'pan_ending', 'pincode', 'email', 'loan_amount'] as const
export type IdentityQuestion = (typeof IDENTITY_QUESTIONS)[number]

/** Two right answers count for so long, for whoever asked. */
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

/** Where a code goes that proves a new contact of the customer. */
export const contactCodeForm = strictObject({
  channel: channel(),
  destination: safeText(254).matches(/\S/, 'rules:required').required('rules:required'),
  reason: actReason(),
})
export type ContactCodeForm = InferType<typeof contactCodeForm>

/** The code, as the customer read it out. */
export const contactProofForm = strictObject({
  otp: string()
    .required('rules:required')
    .matches(new RegExp(`^\\d{${OTP_LENGTH}}$`), 'rules:otp.invalid'),
})
