import type { ImportField } from '../entities/imports/import-batch.ts'
import type { DayMark } from '../rules/cell-answer.ts'

/** In which order a column writes day, month and year. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd'

/** Fields whose columns may write days; a month may be told by a day in it. */
export const DAY_FIELDS: ReadonlySet<ImportField> = new Set<ImportField>([
  ...(['applied_on', 'disbursal_date', 'updated_on', 'paid_on', 'period'] as const),
])

/**
 * The order in which columns write their days; null where somebody has to be asked: none of the days leaves no doubt, they
 * contradict each other, or they contradict what is remembered of earlier files. Without any day of numbers it does not
 * matter.
 * @param kept the order of earlier files; null = nobody has ever said it
 */
export function dateOrderOf(marks: readonly DayMark[], kept: DateOrder | null): DateOrder | null {
  if (marks.length === 0) return kept ?? 'dmy'
  const proven = new Set(marks)
  proven.delete('open')
  const [one, ...more] = proven as ReadonlySet<DateOrder>
  const only = one === undefined || more.length > 0 ? null : one
  if (kept === null) return only
  // Days with the year first, in two figures, look like others.
  return only === null || only === kept || kept === 'ymd' ? kept : null
}
