import { useSearchParams } from 'react-router-dom'
import { DATE_RANGE_PRESETS, dateRange, LONGEST_RANGE_DAYS } from '#src/contract/entities/reports/date-range.ts'
import type { DateRange, DateRangePreset } from '#src/contract/entities/reports/date-range.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { withNames } from '../with-names.ts'

export interface PeriodQuery extends Partial<DateRange> {
  preset: DateRangePreset
}

export interface Period {
  preset: DateRangePreset
  /** The days it stands for; both the last 30 days while a range of one's own is not complete. */
  range: DateRange
  /** What the server is asked for. It reckons presets by its own clock. */
  query: PeriodQuery
  /** What is typed of a range of one's own. */
  typed: { from: string; to: string }
  /** Why the typed days make no range; null = they do, or nothing is typed. */
  problem: 'order' | 'long' | 'future' | null
  choose: (preset: DateRangePreset) => void
  type: (typed: { from: string; to: string }) => void
  /** Are the figures compared with as many days before? */
  compared: boolean
  compare: (on: boolean) => void
}

/** Names in the address that stay when another part of a report is opened. */
export const PERIOD_NAMES = ['preset', 'from', 'to', 'compare'] as const

const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const LAST_30: DateRangePreset = 'last_30_days'

/** A report's period, kept in the address; every period ends yesterday in India. */
export function usePeriod(now = new Date()): Period {
  const [params, setParams] = useSearchParams()
  const preset = DATE_RANGE_PRESETS.find((each) => each === params.get('preset')) ?? LAST_30
  const yesterday = addDays(istDay(now), -1)
  const usual = dateRange(LAST_30, now) ?? { from: yesterday, to: yesterday }
  const typed = { from: params.get('from') ?? '', to: params.get('to') ?? '' }
  const problem = preset === 'custom_range' ? problemOf(typed, yesterday) : null
  const complete = DAY.test(typed.from) && DAY.test(typed.to) && problem === null
  const write = (next: Partial<Record<(typeof PERIOD_NAMES)[number], string | null>>) =>
    setParams((before) => withNames(before, { ...next, page: null }), { replace: true })
  return {
    preset,
    range: preset === 'custom_range' ? (complete ? typed : usual) : (dateRange(preset, now) ?? usual),
    query: preset !== 'custom_range' ? { preset } : complete ? { preset, ...typed } : { preset: LAST_30 },
    typed,
    problem,
    choose: (chosen) =>
      write(
        chosen === 'custom_range'
          ? { preset: chosen, ...usual }
          : { preset: chosen === LAST_30 ? null : chosen, from: null, to: null },
      ),
    type: write,
    compared: params.get('compare') !== 'no',
    compare: (on) => write({ compare: on ? null : 'no' }),
  }
}

function problemOf({ from, to }: { from: string; to: string }, yesterday: string): Period['problem'] {
  if (!DAY.test(from) || !DAY.test(to)) return null
  if (to < from) return 'order'
  if (to > yesterday) return 'future'
  return to >= addDays(from, LONGEST_RANGE_DAYS) ? 'long' : null
}
