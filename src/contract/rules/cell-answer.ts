/**
 * Why a cell does not say what its column asks for. A closed list; the screen says in words what to do:
 * - `error`: the spreadsheet's own error (#N/A), a number wider than its column (####), or a formula whose file holds no result
 * - `not_money` `not_day` `not_month` `not_percent` `not_id` `not_utr` `not_text` `not_phone` `not_pan` `not_side`: it says
 *   something else
 * - `scientific`: 9.2E+11, of which the digits are lost: format the column as text and export it anew
 * - `too_many_digits`: a number of more than 15 digits, whose end the spreadsheet has replaced by zeros
 * - `too_many_decimals`: parts of a paisa
 * - `day_order`: neither number is above 12 and no order was said: 03/04/2026 may be March or April
 * - `day_swapped`: a day in the other order than the one that was said (31/01/2026 where the month comes first)
 * - `day_mixed`: a spreadsheet has made a day of it while other cells of the column stayed text: 3 April may have become 4 March
 * - `day_zone`: exactly half past six in the evening, and no zone: what midnight in India is in UTC, the day after
 * - `cr_or_crore`: 'Cr' behind an amount is a credit or ten million, and nothing tells which
 * - `too_large`: more than a number holds exactly
 */
export type CellProblem =
  | 'error'
  | 'not_money'
  | 'not_day'
  | 'not_month'
  | 'not_percent'
  | 'not_id'
  | 'not_utr'
  | 'not_text'
  | 'not_phone'
  | 'not_pan'
  | 'not_side'
  | 'scientific'
  | 'too_many_digits'
  | 'too_many_decimals'
  | 'day_order'
  | 'day_swapped'
  | 'day_mixed'
  | 'day_zone'
  | 'cr_or_crore'
  | 'too_large'

/** What a cell says, null where it is blank; or why it says nothing. Blank is never 0. */
export type CellAnswer<T> = { value: T | null; problem?: undefined } | { value?: undefined; problem: CellProblem }

/** What a day of numbers says of the order of its column: the only one that it can be, or that neither number is above 12. */
export const DAY_MARKS = ['dmy', 'mdy', 'open'] as const
export type DayMark = (typeof DAY_MARKS)[number]
