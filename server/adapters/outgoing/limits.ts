import { seconds } from '#src/contract/rules/time.ts'

/** What one target may cost this process. */
export interface Limits {
  /** Calls under way at a time, and how many more may wait for one of them to end. */
  atOnce: number
  waiting: number
  /** So many failures within the window, milliseconds, and the target is left alone for `restMs`. */
  failures: number
  windowMs: number
  restMs: number
}

export const LIMITS: Limits = { atOnce: 20, waiting: 100, failures: 5, windowMs: seconds(30), restMs: seconds(30) }
