import { dateRange } from '#src/contract/entities/reports/date-range.ts'
import type { DateRange, DateRangePreset } from '#src/contract/entities/reports/date-range.ts'
import { AppError } from '#src/contract/errors.ts'
import { addDays, daysBetween, istDay, startOfIstDay } from '#src/contract/rules/calendar.ts'

/** Instants of a range of days in India; an end that is missing is open. */
export function spanOf({ from, to }: { from?: string | undefined; to?: string | undefined }): {
  from?: Date
  before?: Date
} {
  return {
    ...(from === undefined ? {} : { from: startOfIstDay(from) }),
    ...(to === undefined ? {} : { before: startOfIstDay(addDays(to, 1)) }),
  }
}

export const daysIn = ({ from, to }: DateRange): number => daysBetween(from, to) + 1

export interface DaysAsked {
  preset?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/**
 * The days that a query names; an end that it leaves out is open.
 * @throws AppError `validation` when a day of one's own has not ended
 */
export function daysAsked(
  { preset, from, to }: DaysAsked,
  now: Date,
): { from?: string | undefined; to?: string | undefined } {
  if (isPreset(preset)) return dateRange(preset, now) ?? {}
  const last = addDays(istDay(now), -1)
  const late = Object.entries({ from, to }).filter(([, day]) => day !== undefined && day > last)
  if (late.length > 0)
    throw new AppError('validation', `Choose ${last} or an earlier day: reports end yesterday.`, {
      errors: Object.fromEntries(late.map(([end]) => [end, `rules:reportDay.late:${last}`])),
    })
  return { from, to }
}

/**
 * Instants of the days that a query names.
 * @throws AppError `validation` when a day of one's own has not ended
 */
export const askedSpan = (query: DaysAsked, now: Date): ReturnType<typeof spanOf> => spanOf(daysAsked(query, now))

/**
 * What a query asks for; without both ends, the last 30 days.
 * @throws AppError `validation` when a day of one's own has not ended
 */
export function rangeOf(query: DaysAsked, now: Date): DateRange {
  const { from, to } = daysAsked(query, now)
  if (from !== undefined && to !== undefined) return { from, to }
  const yesterday = addDays(istDay(now), -1)
  return { from: addDays(yesterday, -29), to: yesterday }
}

const isPreset = (preset: string | undefined): preset is DateRangePreset =>
  preset === 'yesterday' || preset === 'last_7_days' || preset === 'last_30_days'

/** As many days, right before. */
export const rangeBefore = (range: DateRange): DateRange => ({
  from: addDays(range.from, -daysIn(range)),
  to: addDays(range.from, -1),
})
