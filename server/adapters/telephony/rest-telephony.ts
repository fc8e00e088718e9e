import { AppError } from '#src/contract/errors.ts'
import type { Target } from '../outgoing/outgoing.ts'
import type { Telephony } from './telephony.ts'

export interface RestTelephonyOptions {
  target: Target
  url: string
  token: string
  /** What the customer sees: of the 1600 series. */
  serviceNumber: string
  /** Of the 140 series. */
  offersNumber: string
  /** Default 10,000 ms. */
  timeoutMs?: number
}

/** An exchange's REST interface for click-to-call. Asked once: a second try could ring twice. */
export function createRestTelephony({ timeoutMs = 10_000, ...options }: RestTelephonyOptions): Telephony {
  return {
    sandbox: false,
    async call({ call_id, to, agent, purpose }) {
      const caller_id = purpose === 'service' ? options.serviceNumber : options.offersNumber
      const body = JSON.stringify({ call_id, to: `91${to}`, agent, caller_id })
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${options.token}` }
      try {
        await options.target.post({ url: options.url, headers, body, timeoutMs, tries: 1, read: () => undefined })
      } catch (error) {
        throw new AppError('not_available', 'The exchange did not take the call. Nobody was rung; please try again.', {
          cause: error,
        })
      }
    },
  }
}
