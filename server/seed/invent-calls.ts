import type { ApplicationStatus } from '#src/contract/entities/applications/application.ts'
import { minutes, seconds } from '#src/contract/rules/time.ts'
import { CALL_OUTCOMES } from '../adapters/http-post.ts'
import { OPERATORS } from '../adapters/sms/sandbox-sms-gateway.ts'
import type { lenderCalls, messageReceipts } from '../db/schema-figures.ts'
import { createChance } from './invent-customer.ts'

type Receipt = typeof messageReceipts.$inferInsert
type Call = typeof lenderCalls.$inferInsert

/** A stretch of numbers of its own: what is drawn here moves nothing that is drawn for the person. */
const FIRST_CHANCE = 40_000_000
const REASONS = ['ABSENT_SUBSCRIBER', 'DND', 'EXPIRED', 'DLT_TEMPLATE'] as const
const FAILURES = CALL_OUTCOMES.filter((outcome) => outcome !== 'ok')

interface Path {
  app_id: string
  lender_id: number | null
  created_at: Date
  events: readonly { status: ApplicationStatus; at: Date }[]
}

/** What others' servers did for an invented customer: the text messages with codes, and the tries at the lender. */
export function inventCalls(number: number, path: Path): { receipts: Receipt[]; calls: Call[] } {
  const chance = createChance(FIRST_CHANCE + number)
  const { created_at, app_id, lender_id, events } = path
  const operator = OPERATORS[chance(OPERATORS.length)] ?? null
  const text = (at: Date, nth: number, came: boolean): Receipt => ({
    ...{ message_id: `sms_seed${number}.${nth}`, template: 'otp', operator, sent_at: at },
    ...(came
      ? { state: 'delivered', reason: null }
      : { state: 'failed', reason: REASONS[chance(REASONS.length)] ?? null }),
    settled_at: new Date(at.getTime() + seconds(2 + chance(90))),
    entered_at: null,
  })
  // Whoever is here has entered a code; some had to ask twice, since the first one did not come or was not used.
  const entered = text(created_at, 2, true)
  entered.entered_at = new Date(created_at.getTime() + seconds(20 + chance(60)))
  const receipts = [entered]
  const turn = chance(100)
  if (turn < 9) receipts.unshift(text(new Date(created_at.getTime() - minutes(1)), 1, turn >= 5))

  const call = (at: Date, outcome: Call['outcome']): Call => ({
    ...{ app_id, lender_id: lender_id ?? 0, operation: 'submit', outcome, at },
    ms: outcome === 'timeout' ? 4_000 : 150 + chance(400) + (chance(20) === 0 ? chance(3_000) : 0),
  })
  const sent = events.find(({ status }) => status === 'submitted')?.at
  if (lender_id === null || !sent) return { receipts, calls: [] }
  const waited = events.some(({ status }) => status === 'queued')
  const failed = waited ? 3 : chance(100) < 4 ? 1 : 0
  const calls = Array.from({ length: failed }, () => call(sent, FAILURES[chance(FAILURES.length)] ?? '5xx'))
  const received = events.find(({ status }) => status === 'received')?.at
  if (received) calls.push(call(received, 'ok'))
  return { receipts, calls }
}
