import { sumPaise } from '../rules/paise.ts'
import type { Paise } from '../rules/paise.ts'

/** Where a partner's line of a run stands. One that came back, or was taken out, waits for a later run. */
export const RUN_LINE_STATES = ['in_run', 'sent', 'paid', 'returned', 'taken_out'] as const
export type RunLineState = (typeof RUN_LINE_STATES)[number]

/** Where a run stands: frozen, checked by a second person, sent to the bank, answered for every line; or called off. */
export const RUN_STATES = ['made', 'checked', 'sent', 'done', 'called_off'] as const
export type RunState = (typeof RUN_STATES)[number]

/**
 * What the check of a run looks at, a note each where something is found: what a second person is pointed to before money goes.
 * The screen names all of them, so that nobody takes for looked at what is not.
 */
export const RUN_NOTES = [
  ...(['no_pan', 'gst_gap', 'new_account', 'unusual'] as const),
  ...(['disputed', 'held', 'returned_before', 'file_missing'] as const),
] as const
export type RunNote = (typeof RUN_NOTES)[number]

/** A month of a partner in a run, paise. */
export interface RunPart {
  month: string
  lines: number
  gross: Paise
  tds: Paise
  gst: Paise
  net: Paise
  tds_percent: number
  gst_percent: number
  /** What of it was taxed by an order of the tax office; missing where nothing was. */
  lower?: { number: string; tds_percent: number; gross: Paise; tds: Paise }[]
}

interface SummedLine {
  state: RunLineState
  amount: Paise
  gross: Paise
  tds: Paise
  gst: Paise
}

/** What a run comes to; `sent` = `paid` + `returned` + `open`, and what leaves the account is what was sent. */
export interface RunSums {
  lines: number
  gross: Paise
  tds: Paise
  gst: Paise
  sent: Paise
  paid: Paise
  returned: Paise
  open: Paise
}

/** Sums of the lines that are in a run; what was taken out of it counts nowhere. */
export function runSums(lines: readonly SummedLine[]): RunSums {
  const within = lines.filter(({ state }) => state !== 'taken_out')
  const sum = (of: 'amount' | 'gross' | 'tds' | 'gst', states: readonly RunLineState[] = RUN_LINE_STATES) =>
    sumPaise(within.filter(({ state }) => states.includes(state)).map((line) => line[of]))
  return {
    lines: within.length,
    gross: sum('gross'),
    tds: sum('tds'),
    gst: sum('gst'),
    sent: sum('amount'),
    paid: sum('amount', ['paid']),
    returned: sum('amount', ['returned']),
    open: sum('amount', ['in_run', 'sent']),
  }
}

/** How many days a new account waits before money goes to it. */
export const NEW_ACCOUNT_DAYS = 2

/** More than so many times what a partner usually gets is pointed out. */
const UNUSUAL_TIMES = 2

/** True where an amount is more than twice the mean of those before. The first one is compared with nothing. */
export const isUnusual = (amount: Paise, before: readonly Paise[]): boolean =>
  before.length > 0 && amount * before.length > UNUSUAL_TIMES * sumPaise(before)
