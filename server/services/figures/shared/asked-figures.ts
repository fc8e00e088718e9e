import type { FigureFilters } from '#server/db/repositories/figures/figures.ts'
import { rangeBefore, rangeOf } from '#server/services/shared/report-days.ts'
import type { FigureFilterQuery } from '#src/contract/entities/figures/funnel-report.ts'
import { NO_VALUE, FOLLOWED_DAYS } from '#src/contract/entities/figures/metrics.ts'
import type { DateRange } from '#src/contract/entities/reports/date-range.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'

/** What a query asks for, in the words of the facts. */
export interface AskedFigures {
  range: DateRange
  before: DateRange
  filters: FigureFilters
  today: string
  /** What every report says of its figures. */
  basis: { as_of: string; range: DateRange; before: DateRange; young_from: string | null }
}

const NOTHING = { product: '', partner: '', channel: '', source: '', lender: '0' } as const

/**
 * Days and filters of a query; without days, the last thirty.
 * @throws AppError `validation` when a day of one's own has not ended
 */
export function askedFigures(query: FigureFilterQuery, now: Date): AskedFigures {
  const range = rangeOf(query, now)
  const today = istDay(now)
  const before = rangeBefore(range)
  const filters = Object.fromEntries(
    (['product', 'lender', 'partner', 'channel', 'source'] as const).flatMap((name) => {
      const value = query[name]
      return value === undefined ? [] : [[name, value === NO_VALUE ? NOTHING[name] : value]]
    }),
  )
  const youngest = addDays(today, 1 - FOLLOWED_DAYS)
  const young_from = range.to < youngest ? null : range.from > youngest ? range.from : youngest
  return { range, before, filters, today, basis: { as_of: now.toISOString(), range, before, young_from } }
}

/** A value of the facts as the reports say it. */
export const saidValue = (value: string): string => (value === '' || value === '0' ? NO_VALUE : value)
