import type { Clock } from '#server/clock.ts'
import type { Outbox } from '../outbox.ts'
import type { SmsGateway } from './sms-gateway.ts'
import { readSmsReport } from './sms-report.ts'

/** Whose network a number is in follows from its digits here: one number, one operator. */
export const OPERATORS = ['Jio', 'Airtel', 'Vi', 'BSNL'] as const
/** The end of a number whose telephone is always off. */
const SWITCHED_OFF = '40404'
/** The end of a template's number that the operators do not know. */
const UNKNOWN_TEMPLATE = '404'

/** Puts text messages into the outbox; nothing leaves this machine. Reports are believed when `reportSecret` signs them. */
export function createSandboxSmsGateway(outbox: Outbox, clock: Clock, reportSecret: string | null = null): SmsGateway {
  return {
    sandbox: true,
    send({ message_id, to, text, dlt, code = '' }) {
      const operator = OPERATORS[[...to].reduce((sum, digit) => sum + Number(digit), 0) % OPERATORS.length] ?? null
      if (dlt?.template_id.endsWith(UNKNOWN_TEMPLATE))
        return Promise.resolve({ message_id, operator, state: 'failed', reason: 'DLT_TEMPLATE_NOT_FOUND' })
      if (to.endsWith(SWITCHED_OFF))
        return Promise.resolve({ message_id, operator, state: 'failed', reason: 'ABSENT_SUBSCRIBER' })
      outbox.add({ to, channel: 'mobile', code, text, sent_at: clock.now().toISOString() })
      return Promise.resolve({ message_id, operator, state: 'delivered', reason: null })
    },
    readReport: (bytes, signature) => readSmsReport({ reportSecret, clock }, bytes, signature),
  }
}
