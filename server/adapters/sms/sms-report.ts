import type { Clock } from '#server/clock.ts'
import { AppError } from '#src/contract/errors.ts'
import { object, string, ValidationError } from '#src/contract/yup.ts'
import { isSigned } from '../webhooks/report-signature.ts'
import type { SmsReport } from './sms-gateway.ts'

const word = () => string().strict().max(60)
const reportSchema = object({
  message_id: word().required(),
  state: string().strict().oneOf(['delivered', 'failed']).required(),
  operator: word().nullable().optional(),
  reason: word().nullable().optional(),
})

/** See `SmsGateway.readReport`; without a secret nothing is believed. */
export function readSmsReport(
  { reportSecret, clock }: { reportSecret: string | null; clock: Clock },
  bytes: Uint8Array,
  signature: string | null,
): SmsReport | null {
  if (reportSecret === null || !isSigned(reportSecret, 'sms', bytes, signature, clock.now())) return null
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const { message_id, state, operator = null, reason = null } = reportSchema.validateSync(JSON.parse(text))
    return { message_id, state, operator, reason }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof ValidationError)
      throw new AppError('bad_request', 'This is not a report of a message.')
    throw error
  }
}
