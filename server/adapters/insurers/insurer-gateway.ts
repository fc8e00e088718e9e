import { AppError } from '#src/contract/errors.ts'
import { object, string, ValidationError } from '#src/contract/yup.ts'

/** What the customer agreed to share with one insurer, and nothing more. Premium in rupees a year with tax, date DD-MM-YYYY. */
export interface InsuranceRequest {
  reference: string
  plan_id: number
  plan: string
  insurer: string
  premium: number
  customer: { first_name: string; last_name: string; birth_date: string; phone: string; email: string }
}

/**
 * The way to the insurers. Safe to repeat: the same idempotency key makes the insurer answer with the request it already
 * has.
 */
export interface InsurerGateway {
  readonly sandbox: boolean
  /** Answers the insurer's own number. @throws AppError `not_available`; the caller keeps the request and tries again. */
  request(request: InsuranceRequest, idempotencyKey: string): Promise<string>
}

const answerSchema = object({
  insurer_reference: string()
    .strict()
    .matches(/^[\w./-]{1,64}$/)
    .required(),
})

/** Reads an insurer's answer. @throws AppError `not_available` on anything that is not one. */
export function readInsurerReference(text: string): string {
  try {
    return answerSchema.validateSync(JSON.parse(text)).insurer_reference
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
