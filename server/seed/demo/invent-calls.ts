import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'
import { hours, minutes, seconds } from '#src/contract/rules/time.ts'
import { CALL_OUTCOMES } from '../../adapters/outgoing/call-error.ts'
import { OPERATORS } from '../../adapters/sms/sandbox-sms-gateway.ts'
import type { Db } from '../../db/client.ts'
import { createLenderCalls } from '../../db/repositories/reports/lender-calls.ts'
import { createMessageReceipts } from '../../db/repositories/reports/message-receipts.ts'
import type { lenderCalls } from '../../db/schema/figures.ts'
import type { messageReceipts } from '../../db/schema/messages.ts'
import { createChance } from './invent-customer.ts'

type Receipt = typeof messageReceipts.$inferInsert
type Call = typeof lenderCalls.$inferInsert

/** A stretch of numbers of its own: what is drawn here moves nothing that is drawn for the person. */
const FIRST_CHANCE = 40_000_000
const REASONS = ['ABSENT_SUBSCRIBER', 'DND', 'EXPIRED', 'DLT_TEMPLATE'] as const
const FAILURES = CALL_OUTCOMES.filter((outcome) => outcome !== 'ok')

interface Heard {
  receipts: Receipt[]
  calls: Call[]
}

interface Path {
  app_id: string
  lender_id: number | null
  created_at: Date
  events: readonly { status: ApplicationStatus; at: Date }[]
}

/** In how many of a hundred tries a lender's server fails; one of them has a bad week. */
const FAILS = 3
const BAD_WEEK_FAILS = 30

/**
 * A day of others' servers from `morning` on: codes for people who looked and went, and calls about applications that are
 * under way. `ago`: so many days before today; `poorly`: whose server has a bad week.
 */
export function inventTraffic(
  ago: number,
  morning: Date,
  about: readonly Pick<Path, 'app_id' | 'lender_id'>[],
  poorly: number | null,
): Heard {
  const chance = createChance(FIRST_CHANCE - 1 - ago)
  const moment = () => new Date(morning.getTime() + chance(hours(12)))
  const receipts = Array.from({ length: 24 + chance(22) }, (_, nth): Receipt => {
    const sent_at = moment()
    const turn = chance(100)
    const state = turn < 3 ? 'failed' : turn < 5 ? 'sent' : 'delivered'
    const entered = turn > 16
    return {
      message_id: `sms_seed_day${ago}.${nth}`,
      template: 'otp',
      state,
      sent_at,
      operator: state === 'sent' ? null : (OPERATORS[chance(OPERATORS.length)] ?? null),
      reason: state === 'failed' ? (REASONS[chance(REASONS.length)] ?? null) : null,
      settled_at: state === 'sent' ? null : new Date(sent_at.getTime() + seconds(2 + chance(turn === 5 ? 300 : 40))),
      entered_at: entered ? new Date(sent_at.getTime() + seconds(45 + chance(60))) : null,
    }
  })
  const calls = Array.from({ length: about.length === 0 ? 0 : 14 + chance(12) }, (): Call => {
    const { app_id, lender_id } = about[chance(about.length)] ?? { app_id: '', lender_id: null }
    const fails = lender_id === poorly && ago < 7 ? BAD_WEEK_FAILS : FAILS
    const outcome = chance(100) < fails ? (FAILURES[chance(FAILURES.length)] ?? '5xx') : 'ok'
    const operation = chance(3) === 0 ? 'nudge' : 'submit'
    return {
      app_id,
      lender_id: lender_id ?? 0,
      operation,
      outcome,
      at: moment(),
      ms: outcome === 'timeout' ? 4_000 : 150 + chance(500) + (chance(20) === 0 ? chance(3_000) : 0),
    }
  })
  return { receipts, calls }
}

/** What others' servers did for an invented customer: the text messages with codes, and the tries at the lender. */
export function inventCalls(number: number, path: Path): Heard {
  const chance = createChance(FIRST_CHANCE + number)
  const { created_at, app_id, lender_id, events } = path
  const operator = OPERATORS[chance(OPERATORS.length)] ?? null
  const text = (at: Date, nth: number, came: boolean): Receipt => ({
    message_id: `sms_seed${number}.${nth}`,
    template: 'otp',
    operator,
    sent_at: at,
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
    app_id,
    lender_id: lender_id ?? 0,
    operation: 'submit',
    outcome,
    at,
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

export async function writeCalls(db: Db, heard: readonly Heard[]): Promise<void> {
  const receipts = heard.flatMap((each) => each.receipts)
  await createMessageReceipts(db, receipts)
  await createLenderCalls(
    db,
    heard.flatMap(({ calls }) => calls),
  )
}
