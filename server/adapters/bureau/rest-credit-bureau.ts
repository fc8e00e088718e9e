import { AppError } from '#src/contract/errors.ts'
import { boolean, number, object, string, ValidationError } from '#src/contract/yup.ts'
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

/** Score 300 to 900. Bureaus report "no history" as null, -1 or 0, and a name or birth date that is not the PAN's as no match. */
const answerSchema = object({
  score: number()
    .strict()
    .integer()
    .nullable()
    .defined()
    .test('score', (value) => value === null || value === -1 || value === 0 || (value >= 300 && value <= 900)),
  identity_match: boolean().strict(),
})

const text = () => string().strict().max(200)
const personSchema = object({
  person: object({
    first_name: text(),
    last_name: text(),
    birth_date: text(),
    address1: text(),
    postal_code: text(),
    emi: number().strict().min(0),
  })
    .nullable()
    .defined(),
})

/** A bureau's consumer REST interface: a soft enquiry, never counted against the customer. Safe to repeat. */
export function createRestCreditBureau({ target, url, token, timeoutMs = 8_000 }: RestBureauOptions): CreditBureau {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const ask = async <T>(path: string, enquiry: object, read: (text: string) => T): Promise<T> => {
    const body = JSON.stringify({ ...enquiry, enquiry: 'soft' })
    try {
      return await target.post({ url: url + path, headers, body, timeoutMs, tries: 2, read })
    } catch (error) {
      if (error instanceof CallError || error instanceof SyntaxError || error instanceof ValidationError)
        throw new AppError('not_available', 'The credit bureau does not answer just now. Please try again.', {
          cause: error,
        })
      throw error
    }
  }
  return {
    sandbox: false,
    async score(enquiry) {
      const read = (text: string) => answerSchema.validateSync(JSON.parse(text))
      const { score, identity_match } = await ask('', enquiry, read)
      if (identity_match === false) return 'other_person'
      return score !== null && score >= 300 ? score : null
    },
    async person(enquiry) {
      const { person } = await ask('/person', enquiry, (text) => personSchema.validateSync(JSON.parse(text)))
      return person
    },
  }
}
