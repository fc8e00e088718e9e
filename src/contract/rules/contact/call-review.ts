import { isHoliday, istDay, istHour } from '../calendar.ts'
import type { CallEnding } from './call-endings.ts'
import { CALL_HOURS } from './contact-rules.ts'
import type { ContactPurpose } from './contact-rules.ts'

/** What is listened for, in the order in which it is said; `paid` belongs to calls that sell. */
export const CALL_CHECKS = ['who', 'purpose', 'secrets', 'noPromise', 'noCalls', 'paid', 'ending'] as const
export type CallCheck = (typeof CALL_CHECKS)[number]

/** What may never happen. */
export const CALL_FATALS = ['promised_approval', 'asked_fee', 'out_of_hours'] as const
export type CallFatal = (typeof CALL_FATALS)[number]

/** What one call has to have of the checklist. */
export const checksOf = (purpose: ContactPurpose): CallCheck[] =>
  CALL_CHECKS.filter((check) => check !== 'paid' || purpose !== 'service')

/** Was a call begun when nobody is called? Nobody has to notice: its time says it. */
export function isOutOfHours(at: Date): boolean {
  const hour = istHour(at)
  return hour < CALL_HOURS.from || hour >= CALL_HOURS.to || isHoliday(istDay(at))
}

/** What was heard, as one word: the first that may never happen, else whether something was left out. */
export function markOf(
  purpose: ContactPurpose,
  heard: readonly CallCheck[],
  fatal: readonly CallFatal[],
): CallFatal | 'good' | 'to_learn' {
  const [worst] = CALL_FATALS.filter((each) => fatal.includes(each))
  return worst ?? (checksOf(purpose).every((check) => heard.includes(check)) ? 'good' : 'to_learn')
}

/** So many in a hundred calls are looked at again. */
const REVIEW_PERCENT = 3

const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** 0 to 2^32 - 1, spread evenly: FNV-1a, and a last mixing for its high bits. */
function drawOf(text: string): number {
  let hash = FNV_START
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), FNV_PRIME)
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * Is this call looked at again? Every complaint, and three in a hundred of the others, drawn by a seed that nobody on the
 * phone knows: the same call is always drawn, or never.
 */
export const isForReview = (seed: string, callId: number, ending: CallEnding): boolean =>
  ending === 'complaint' || drawOf(`${seed}:${callId}`) < (2 ** 32 * REVIEW_PERCENT) / 100
