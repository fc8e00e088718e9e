import { AppError } from '#src/contract/errors.ts'
import { number, object, ValidationError } from '#src/contract/yup.ts'
import { CallError } from '../outgoing/call-error.ts'
import type { Target } from '../outgoing/outgoing.ts'
import type { CreditBureau } from './credit-bureau.ts'

export interface RestBureauOptions {
  target: Target
  url: string
  token: string
  /** Default 8,000 ms. */
  timeoutMs?: number
}

/** Score 300 to 900. Bureaus report "no history" as null, -1 or 0. */
const answerSchema = object({
  score: number()
    .strict()
    .integer()
    .nullable()
    .defined()
    .test('score', (value) => value === null || value === -1 || value === 0 || (value >= 300 && value <= 900)),
})

/** A bureau's consumer REST interface: a soft enquiry, never counted against the customer. Safe to repeat. */
export function createRestCreditBureau({ target, url, token, timeoutMs = 8_000 }: RestBureauOptions): CreditBureau {
  return {
    sandbox: false,
    async score(enquiry) {
      const body = JSON.stringify({ ...enquiry, enquiry: 'soft' })
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      try {
        const read = (text: string) => answerSchema.validateSync(JSON.parse(text))
        const { score } = await target.post({ url, headers, body, timeoutMs, tries: 2, read })
        return score !== null && score >= 300 ? score : null
      } catch (error) {
        if (error instanceof CallError || error instanceof SyntaxError || error instanceof ValidationError)
          throw new AppError('not_available', 'The credit bureau does not answer just now. Please try again.', {
            cause: error,
          })
        throw error
      }
    },
  }
}
