import type { FigureRow } from '#server/db/repositories/figures/figures.ts'
import type { JourneyReport } from '#src/contract/entities/figures/funnel-report.ts'
import { FOLLOWED_DAYS, LADDERS } from '#src/contract/entities/figures/metrics.ts'
import type { DateRange } from '#src/contract/entities/reports/date-range.ts'
import { addDays, daysBetween, mondayOf } from '#src/contract/rules/calendar.ts'

/** Up to so many days a cohort is a week, beyond it a month. */
const MOST_DAYS_OF_WEEKS = 92

/**
 * Counts by day put together to weeks or months of India; at both ends of the range only the days inside it. Each day has
 * been counted as a cohort already, so that sums of days are sums of people.
 */
export function cohortsOf(rows: readonly FigureRow[], range: DateRange, today: string): JourneyReport['cohorts'] {
  const weekly = daysBetween(range.from, range.to) < MOST_DAYS_OF_WEEKS
  const endOf = (day: string) =>
    weekly ? addDays(mondayOf(day), 6) : addDays(`${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1)
  const cohorts: JourneyReport['cohorts'] = []
  for (let from = range.from; from <= range.to;) {
    const end = endOf(from)
    const to = end < range.to ? end : range.to
    cohorts.push({ from, to, young: to > addDays(today, -FOLLOWED_DAYS), steps: stepsOf(rows, from, to) })
    from = addDays(to, 1)
  }
  return cohorts
}

const stepsOf = (rows: readonly FigureRow[], from: string, to: string): number[] =>
  LADDERS.journey.map((step) =>
    rows.reduce((sum, { key, n, of: [day = ''] }) => (key === step && day >= from && day <= to ? sum + n : sum), 0),
  )
