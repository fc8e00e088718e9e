import { AppError } from '#src/contract/errors.ts'
import { object, string, ValidationError } from '#src/contract/yup.ts'
import { post, PostError } from '../http-post.ts'
import type { BankCheck } from './bank-check.ts'

export interface RestBankCheckOptions {
  url: string
  token: string
  /** Default 15,000 ms: a transfer of one rupee goes through two banks. */
  timeoutMs?: number
}

const answerSchema = object({ name: string().strict().max(200).nullable().defined() })

/** A verification service's REST interface. Asked once: every question may cost a rupee. */
export function createRestBankCheck({ url, token, timeoutMs = 15_000 }: RestBankCheckOptions): BankCheck {
  return {
    sandbox: false,
    async nameOf({ account_number, ifsc }) {
      const body = JSON.stringify({ account_number, ifsc })
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      try {
        const answer: unknown = JSON.parse(await post({ url, headers, body, timeoutMs, tries: 1 }))
        return answerSchema.validateSync(answer).name
      } catch (error) {
        if (error instanceof PostError || error instanceof SyntaxError || error instanceof ValidationError)
          throw new AppError('not_available', 'The bank does not answer just now. Please try again later.', {
            cause: error,
          })
        throw error
      }
    },
  }
}
