import { AppError } from '#src/contract/errors.ts'
import { object, string, ValidationError } from '#src/contract/yup.ts'
import { CallError } from '../outgoing/call-error.ts'
import type { Target } from '../outgoing/outgoing.ts'
import type { BankCheck } from './bank-check.ts'

export interface RestBankCheckOptions {
  target: Target
  url: string
  token: string
  /** Default 15,000 ms: a transfer of one rupee goes through two banks. */
  timeoutMs?: number
}

const answerSchema = object({ name: string().strict().max(200).nullable().defined() })

/** A verification service's REST interface. Asked once: every question may cost a rupee. */
export function createRestBankCheck({ target, url, token, timeoutMs = 15_000 }: RestBankCheckOptions): BankCheck {
  return {
    sandbox: false,
    async nameOf({ account_number, ifsc }) {
      const body = JSON.stringify({ account_number, ifsc })
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      try {
        const read = (text: string) => answerSchema.validateSync(JSON.parse(text)).name
        return await target.post({ url, headers, body, timeoutMs, tries: 1, read })
      } catch (error) {
        if (error instanceof CallError || error instanceof SyntaxError || error instanceof ValidationError)
          throw new AppError('not_available', 'The bank does not answer just now. Please try again later.', {
            cause: error,
          })
        throw error
      }
    },
  }
}
