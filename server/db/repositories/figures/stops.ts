import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { DateRange } from '#src/contract/entities/reports/date-range.ts'
import { addDays, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { days } from '#src/contract/rules/time.ts'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '../shared/rows-of.ts'
import { AT, BASES } from './bases.ts'
import { passing, type FigureFilters } from './figures.ts'

/** Who has not moved for so many days has stopped. */
const SILENT_DAYS = 7

export interface Stop {
  /** Last step, counted from 0 = a form was begun. */
  level: number
  /** `rejected`, `withdrawn`, `expired` or `silent`. */
  why: string
  /** Of a no, where the lender gave one. */
  reason: string | null
}

/**
 * Journeys of a cohort that have come to no payout and do not move any more. Of several applications the one that is open
 * says so, else the one that ended last.
 */
export function stoppedOf(picked: SQL, now: Date): SQL {
  const quiet = new Date(now.getTime() - days(SILENT_DAYS)).toISOString()
  return sql`
    select b.*, last.why, last.reason
    from (${BASES.journey.rows(picked)}) b
    join lateral (
      select case when s.status in ('rejected', 'withdrawn', 'expired') then s.status
          when s.moved_at < ${quiet}::timestamptz then 'silent' end as why,
        s.reject_reason as reason
      from application_facts s where s.journey_id = b.id
      order by (s.status not in ('rejected', 'withdrawn', 'expired')) desc, s.moved_at desc limit 1
    ) last on true
    where b.level < 5 and last.why is not null`
}

/** How many stopped after which step, and why; the most first. */
export async function listStops(
  db: Db,
  range: DateRange,
  filters: FigureFilters,
  now: Date,
): Promise<(Stop & { n: number })[]> {
  const [from, before] = [startOfIstDay(range.from), startOfIstDay(addDays(range.to, 1))]
  const picked = sql`${AT.journey} >= ${from.toISOString()}::timestamptz and ${AT.journey} < ${before.toISOString()}::timestamptz`
  const result = await db.execute(sql`
    select level, why, reason, count(*)::int as n from (${stoppedOf(picked, now)}) b
    where ${passing('b', filters)}
    group by level, why, reason order by n desc, level, why, reason`)
  return rowsOf<Stop & { n: number }>(result)
}
