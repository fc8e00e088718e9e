import type { Schema } from 'yup'
import { AppError } from '#src/contract/errors.ts'
import { object, string, ValidationError } from '#src/contract/yup.ts'
import { forgetAnswerSchema } from '../forget-answer.ts'
import type { ForgetAnswer } from '../forget-answer.ts'

/** What the customer agreed to share with one insurer, and nothing more. Premium in rupees a year with tax, date DD-MM-YYYY. */
export interface InsuranceRequest {
  reference: string
  plan_id: number
  plan: string
  insurer: string
  premium: number
  customer: { first_name: string; last_name: string; birth_date: string; phone?: string; email?: string }
}

/**
 * The way to the insurers. Safe to repeat: the same idempotency key makes the insurer answer with the request it already
 * has.
 */
export interface InsurerGateway {
  readonly sandbox: boolean
  /** Answers the insurer's own number. @throws AppError `not_available`; the caller keeps the request and tries again. */
  request(request: InsuranceRequest, idempotencyKey: string): Promise<string>
  /**
   * Tells the insurer that the customer of a request is forgotten here, and asks it to forget them too as far as its own
   * duties allow. @throws AppError `not_available` as above.
   */
  forget(request: { reference: string; insurer: string }, idempotencyKey: string): Promise<ForgetAnswer>
}

const answerSchema = object({
  insurer_reference: string()
    .strict()
    .matches(/^[\w./-]{1,64}$/)
    .required(),
})

/** Reads an insurer's answer. @throws AppError `not_available` on anything that is not one. */
export const readInsurerReference = (text: string): string => readAs(answerSchema, text).insurer_reference

/** The same of being asked to forget somebody. */
export const readInsurerForgot = (text: string): ForgetAnswer => readAs(forgetAnswerSchema, text)

function readAs<T>(schema: Schema<T>, text: string): T {
  try {
    return schema.validateSync(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ValidationError) throw insurerUnavailable('answered nonsense')
    throw error
  }
}

/** @param reason for the log; never what was sent. */
export const insurerUnavailable = (reason: string): AppError =>
  new AppError('not_available', 'The insurer is not answering right now. Please try again later.', {
    cause: new Error(reason),
  })
