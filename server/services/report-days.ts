import { dateRange, type DateRange, type DateRangePreset } from '#src/contract/entities/date-range.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'

const midnight = (day: string): Date => new Date(`${day}T00:00:00+05:30`)

/** Instants of a range of days in India; an end that is missing is open. */
export function spanOf({ from, to }: { from?: string | undefined; to?: string | undefined }): {
  from?: Date
  before?: Date
} {
  return {
    ...(from === undefined ? {} : { from: midnight(from) }),
    ...(to === undefined ? {} : { before: midnight(addDays(to, 1)) }),
  }
}

const DAY_MS = 86_400_000
export const daysIn = ({ from, to }: DateRange): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

/** What a query asks for; without both ends of a range of one's own, the last 30 days. */
export function rangeOf(
  query: { preset?: string | undefined; from?: string | undefined; to?: string | undefined },
  now: Date,
): DateRange {
  const { preset, from, to } = query
  const yesterday = addDays(istDay(now), -1)
  if (preset === 'custom_range' && from !== undefined && to !== undefined)
    return { from, to: to > yesterday && from <= yesterday ? yesterday : to }
  return dateRange(isPreset(preset) ? preset : 'last_30_days', now) ?? { from: addDays(yesterday, -29), to: yesterday }
}

const isPreset = (preset: string | undefined): preset is DateRangePreset =>
  preset === 'yesterday' || preset === 'last_7_days' || preset === 'last_30_days'

/** As many days, right before. */
export const rangeBefore = (range: DateRange): DateRange => ({
  from: addDays(range.from, -daysIn(range)),
  to: addDays(range.from, -1),
})
