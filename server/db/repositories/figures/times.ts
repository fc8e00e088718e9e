import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { DateRange } from '#src/contract/entities/reports/date-range.ts'
import { addDays, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { rowsOf } from '../shared/rows-of.ts'
import { passing } from './figures.ts'
import type { FigureFilters } from './figures.ts'

/** Since an application was sent, until when; counted by the day of the second. */
const UNTIL = { receipt: 'received_at', approval: 'approved_at', disbursal: 'disbursed_at' } as const
type SpanKey = keyof typeof UNTIL

/** As a number that the processor sorts by itself: `extract` gives one of any length, and takes twice as long. */
const HOURS = (key: SpanKey) => sql.raw(`date_part('epoch', ${UNTIL[key]} - submitted_at) / 3600`)

/** Facts of those who got there in these days. */
function arrived(key: SpanKey, range: DateRange, filters: FigureFilters): SQL {
  const [from, before] = [startOfIstDay(range.from).toISOString(), startOfIstDay(addDays(range.to, 1)).toISOString()]
  const at = sql.raw(UNTIL[key])
  return sql`(select *, coalesce(lender_id, 0) as lender from application_facts) b
    where ${at} >= ${from}::timestamptz and ${at} < ${before}::timestamptz and ${passing('b', filters)}`
}

interface Times {
  key: SpanKey
  /** How many got there in these days. */
  n: number
  /** Hours; null of none. */
  median: number | null
  p90: number | null
}

/** How long it took them, one line for each way. */
export async function listTimes(
  db: Db,
  keys: readonly SpanKey[],
  range: DateRange,
  filters: FigureFilters,
): Promise<Times[]> {
  const lines = keys.map(
    (key) => sql`
      select ${key}::text as key, count(*)::int as n,
        percentile_cont(array[0.5, 0.9]) within group (order by ${HOURS(key)}) as shares
      from ${arrived(key, range, filters)}`,
  )
  // Both from one sorting.
  const read = await Promise.all(
    lines.map((line) => db.execute(sql`select key, n, shares[1] as median, shares[2] as p90 from (${line}) times`)),
  )
  return read.flatMap((result) => rowsOf<Times>(result))
}

interface LineTimes {
  /** Product, or product and lender. */
  of: string[]
  approval: number | null
  disbursal: number | null
}

/** The median hours to approval and to payout, of each product, or of each product and lender. */
export async function listTimesOfLines(
  db: Db,
  by: readonly ('product' | 'lender')[],
  range: DateRange,
  filters: FigureFilters,
): Promise<LineTimes[]> {
  const names = sql.raw(by.join(', '))
  const lines = (['approval', 'disbursal'] as const).map(
    (key) => sql`
      select ${key}::text as key, ${names}, percentile_cont(0.5) within group (order by ${HOURS(key)}) as median
      from ${arrived(key, range, filters)} group by ${names}`,
  )
  const read = await Promise.all(lines.map((line) => db.execute(line)))
  const rows = read.flatMap((result) =>
    rowsOf<{ key: 'approval' | 'disbursal'; product: string; lender?: number; median: number }>(result),
  )
  const found = new Map<string, LineTimes>()
  for (const { key, median, ...row } of rows) {
    const of = by.map((name) => String(row[name]))
    const line = found.get(of.join('\n')) ?? { of, approval: null, disbursal: null }
    found.set(of.join('\n'), { ...line, [key]: median })
  }
  return [...found.values()]
}
