import { useSearchParams } from 'react-router-dom'
import {
  DATE_RANGE_PRESETS,
  dateRange,
  LONGEST_RANGE_DAYS,
  USUAL_PRESET,
} from '#src/contract/entities/reports/date-range.ts'
import type { DateRange, DateRangePreset } from '#src/contract/entities/reports/date-range.ts'
import { addDays, isIsoDay, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { useToday } from '../use-today.ts'
import { withNames } from '../with-names.ts'

export interface PeriodQuery extends Partial<DateRange> {
  preset: DateRangePreset
}

export interface Period {
  preset: DateRangePreset
  /** The days it stands for; the last 30 where there is a problem. */
  range: DateRange
  /** What the server is asked for, where there is no problem. It reckons presets by its own clock. */
  query: PeriodQuery
  /** What is typed of a range of one's own. */
  typed: { from: string; to: string }
  /** Why the typed days make no range, and there is nothing to show; null = they do. */
  problem: 'missing' | 'order' | 'long' | 'future' | null
  choose: (preset: DateRangePreset) => void
  type: (typed: { from: string; to: string }) => void
  /** Asks for the year that ended yesterday, the most that there is at once. */
  showYear: () => void
  /** Are the figures compared with as many days before? */
  compared: boolean
  compare: (on: boolean) => void
}

/** Names in the address that stay when another part of a report is opened. */
export const PERIOD_NAMES = ['preset', 'from', 'to', 'compare'] as const

/** While a year is typed, its first digits are a year of long ago. */
const WHOLE_YEAR = /^(19|20)/
const YEAR_DAYS = 365

/** A report's period, kept in the address; every period ends yesterday in India. */
export function usePeriod(): Period {
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const preset = DATE_RANGE_PRESETS.find((each) => each === params.get('preset')) ?? USUAL_PRESET
  const now = startOfIstDay(today)
  const yesterday = addDays(today, -1)
  const usual = dateRange(USUAL_PRESET, now) ?? { from: yesterday, to: yesterday }
  const typed = { from: params.get('from') ?? '', to: params.get('to') ?? '' }
  const problem = preset === 'custom_range' ? problemOf(typed, yesterday) : null
  const write = (next: Partial<Record<(typeof PERIOD_NAMES)[number], string | null>>) =>
    setParams((before) => withNames(before, { ...next, page: null }), { replace: true })
  return {
    preset,
    range: problem !== null ? usual : (dateRange(preset, now) ?? typed),
    query: problem !== null ? { preset: USUAL_PRESET } : preset === 'custom_range' ? { preset, ...typed } : { preset },
    typed,
    problem,
    choose: (chosen) =>
      write(
        chosen === 'custom_range'
          ? { preset: chosen, ...usual }
          : { preset: chosen === USUAL_PRESET ? null : chosen, from: null, to: null },
      ),
    type: write,
    showYear: () => write({ preset: 'custom_range', from: addDays(yesterday, 1 - YEAR_DAYS), to: yesterday }),
    compared: params.get('compare') !== 'no',
    compare: (on) => write({ compare: on ? null : 'no' }),
  }
}

function problemOf({ from, to }: { from: string; to: string }, yesterday: string): Period['problem'] {
  if (![from, to].every((day) => WHOLE_YEAR.test(day) && isIsoDay(day))) return 'missing'
  if (to < from) return 'order'
  if (to > yesterday) return 'future'
  return to >= addDays(from, LONGEST_RANGE_DAYS) ? 'long' : null
}
