import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { DateRange } from '#src/contract/entities/reports/date-range.ts'
import { addDays, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { days } from '#src/contract/rules/time.ts'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '../shared/rows-of.ts'
import { AT, DIMENSIONS, JOURNEY_STEPS, ladder } from './bases.ts'
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

const OPEN = `status not in ('rejected', 'withdrawn', 'expired')`
/** Which application speaks for a journey: the one that is open, else the one that ended last. */
const FIRST = `${OPEN} desc, moved_at desc`
const EARLIER = JOURNEY_STEPS.map((step) => `least(f.${step}, c.${step}) as ${step}`).join(', ')
const THEIRS = ['status', 'moved_at', 'reject_reason']
  .map((name) => `case when w.theirs then c.${name} else f.${name} end as ${name}`)
  .join(', ')

/**
 * Journeys of a cohort that have come to no payout and do not move any more. Of several applications the one that is open
 * says so, else the one that ended last. Later applications of a journey are few, and put together once for all of them
 * instead of being looked up for each: none began before the cohort's first day, `from`.
 */
export function stoppedOf(picked: SQL, from: Date, now: Date): SQL {
  const quiet = new Date(now.getTime() - days(SILENT_DAYS)).toISOString()
  const firstOf = (name: string) => `(array_agg(${name} order by ${FIRST}))[1] as ${name}`
  return sql`
    select b.* from (
      select f.app_id as id, ${sql.raw(DIMENSIONS)}, 0 as lender, f.began_at as at,
        ${sql.raw(
          ladder(
            JOURNEY_STEPS.map((step) => `j.${step}`),
            'f.began_at',
          ),
        )} as level,
        case when j.status in ('rejected', 'withdrawn', 'expired') then j.status
          when j.moved_at < ${quiet}::timestamptz then 'silent' end as why,
        j.reject_reason as reason
      from application_facts f
      left join (
        select journey_id, ${sql.raw(JOURNEY_STEPS.map((step) => `min(${step}) as ${step}`).join(', '))},
          bool_or(${sql.raw(OPEN)}) as open, ${sql.raw(['moved_at', 'status', 'reject_reason'].map(firstOf).join(', '))}
        from application_facts where journey_id <> app_id and began_at >= ${from.toISOString()}::timestamptz
        group by journey_id
      ) c on c.journey_id = f.app_id
      cross join lateral (
        select c.journey_id is not null and (c.open, c.moved_at) > (f.${sql.raw(OPEN)}, f.moved_at) as theirs
      ) w
      cross join lateral (select ${sql.raw(EARLIER)}, ${sql.raw(THEIRS)}) j
      where f.journey_id = f.app_id and ${picked}
      -- Worked out once a row, and not once more wherever it is asked for.
      offset 0
    ) b
    where b.level < 5 and b.why is not null`
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
    select level, why, reason, count(*)::int as n from (${stoppedOf(sql`${picked} and ${passing('f', filters)}`, from, now)}) b
    group by level, why, reason order by n desc, level, why, reason`)
  return rowsOf<Stop & { n: number }>(result)
}
