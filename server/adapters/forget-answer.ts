import type { InferType } from 'yup'
import { ERASURE_ANSWERS } from '#src/contract/entities/privacy/erasure-desk.ts'
import { object, string } from '#src/contract/yup.ts'

/** What somebody who had a customer's data says when asked to forget it; `note`: what it keeps, in its own words. */
export const forgetAnswerSchema = object({
  result: string().strict().oneOf(ERASURE_ANSWERS).required(),
  note: string().strict().max(300).nullable().default(null),
})
export type ForgetAnswer = InferType<typeof forgetAnswerSchema>
