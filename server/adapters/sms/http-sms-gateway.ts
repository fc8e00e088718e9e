import type { Clock } from '#server/clock.ts'
import { AppError } from '#src/contract/errors.ts'
import type { Target } from '../outgoing/outgoing.ts'
import type { SmsGateway } from './sms-gateway.ts'
import { readSmsReport } from './sms-report.ts'

export interface HttpSmsOptions {
  target: Target
  url: string
  token: string
  /** Registered sender id (header), six letters. */
  sender: string
  /** Signs what the operators report back; null = none do. */
  reportSecret: string | null
  clock: Clock
  /** Default 5,000 ms. */
  timeoutMs?: number
}

/**
 * A gateway that takes JSON over HTTPS with a bearer token, as most Indian ones do. `template_id` is our own name of the
 * text; the gateway's settings map it to the id registered on the operators' DLT platform (TRAI TCCCPR 2018). What staff have
 * written brings its own ids. `message_id` lets it drop the
 * second copy when our first try was delivered but its answer was lost.
 */
export function createHttpSmsGateway({ timeoutMs = 5_000, ...options }: HttpSmsOptions): SmsGateway {
  return {
    sandbox: false,
    async send({ to, text, template, message_id, dlt }) {
      const registered = dlt
        ? { sender: dlt.header, template_id: dlt.template_id, entity_id: dlt.entity_id }
        : { sender: options.sender, template_id: template }
      const body = JSON.stringify({ to: `91${to}`, ...registered, text, message_id })
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${options.token}` }
      try {
        await options.target.post({ url: options.url, headers, body, timeoutMs, tries: 2, read: () => undefined })
      } catch (error) {
        throw new AppError('not_available', 'We could not send a text message just now. Please try again.', {
          cause: error,
        })
      }
      return null
    },
    readReport: (bytes, signature) => readSmsReport(options, bytes, signature),
  }
}
