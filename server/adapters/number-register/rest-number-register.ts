import { AppError } from '#src/contract/errors.ts'
import { array, object, string, ValidationError } from '#src/contract/yup.ts'
import { CallError } from '../outgoing/call-error.ts'
import type { Target } from '../outgoing/outgoing.ts'
import type { NumberRegister } from './number-register.ts'

export interface RestNumberRegisterOptions {
  target: Target
  url: string
  token: string
  /** Default 20,000 ms: it is a list that is looked up. */
  timeoutMs?: number
}

const answerSchema = object({
  scrub_id: string().strict().min(1).max(100).required(),
  registered: array(
    string()
      .strict()
      .matches(/^91\d{10}$/)
      .defined(),
  )
    .strict()
    .required(),
})

/** The scrubbing interface of an operator's DLT platform over REST. A question changes nothing there and may be repeated. */
export function createRestNumberRegister({
  target,
  url,
  token,
  timeoutMs = 20_000,
}: RestNumberRegisterOptions): NumberRegister {
  return {
    sandbox: false,
    async look(numbers) {
      const body = JSON.stringify({ numbers: numbers.map((number) => `91${number}`) })
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      try {
        const read = (text: string) => answerSchema.validateSync(JSON.parse(text))
        const { scrub_id, registered } = await target.post({ url, headers, body, timeoutMs, tries: 2, read })
        return { scrub_id, registered: new Set(registered.map((number) => number.slice(2))) }
      } catch (error) {
        if (error instanceof CallError || error instanceof SyntaxError || error instanceof ValidationError)
          throw new AppError('not_available', 'The do-not-disturb register does not answer just now.', { cause: error })
        throw error
      }
    },
  }
}
