import { addDays, istDay } from '#src/contract/rules/calendar.ts'

/** Presets of report filters, in the order of the menu. */
export const DATE_RANGE_PRESETS = ['yesterday', 'last_7_days', 'last_30_days', 'custom_range'] as const
export type DateRangePreset = (typeof DATE_RANGE_PRESETS)[number]
/** What a figure is of where nobody has chosen. */
export const USUAL_PRESET = 'last_30_days' satisfies DateRangePreset

/** First and last day of a range, both included, ISO days in IST. */
export interface DateRange {
  from: string
  to: string
}

const DAYS = { yesterday: 1, last_7_days: 7, last_30_days: 30 } as const

/** Range of a preset at the instant `now`: each ends yesterday in India. A custom range is the caller's: null. */
export function dateRange(preset: DateRangePreset, now: Date): DateRange | null {
  if (preset === 'custom_range') return null
  const to = addDays(istDay(now), -1)
  return { from: addDays(to, 1 - DAYS[preset]), to }
}

/** Longest range of days that a report or the home page adds up: a year. */
export const LONGEST_RANGE_DAYS = 366
