import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { COUNTS } from '#src/contract/entities/figures/metrics.ts'
import type { CountKey } from '#src/contract/entities/figures/metrics.ts'
import type { DateRange } from '#src/contract/entities/reports/date-range.ts'
import { addDays, startOfIstDay } from '#src/contract/rules/calendar.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { rowsOf } from '../shared/rows-of.ts'
import { BASES, ofRange, ruleOf } from './bases.ts'
import { passing } from './figures.ts'
import type { FigureFilters } from './figures.ts'
import { silentBefore } from './stops.ts'
import type { Stop } from './stops.ts'

/** One that a figure counts. None of it names a customer. */
export interface FactRow {
  id: string
  /** Of the application; null of a visit. */
  reference: string | null
  product: string
  lender: string | null
  partner: string
  channel: string
  source: string
  status: string | null
  /** The instant by whose day it is counted. */
  at: Date
  /** The same to the microsecond, by which the next page is found. */
  exactly: string
  amount: Paise | null
}

export interface RowsAsk {
  key: CountKey
  range: DateRange
  filters: FigureFilters
  /** Only journeys that stopped in this way; without a reason, for whatever reason. */
  stop?: (Omit<Stop, 'reason'> & { reason: string | null | undefined; now: Date }) | null
}

/** Exactly the rows that the figure counts: by the same base and the same rule. */
function behind({ key, range, filters, stop }: RowsAsk): SQL {
  const family = COUNTS[key]
  if (!stop)
    return sql`select * from (${BASES[family].rows(ofRange(family, range), key)}) b where (${ruleOf(key)}) and ${passing('b', filters)}`
  const { level, why, reason, now } = stop
  const silentFrom = silentBefore(now)
  const ofReason = reason === undefined ? sql`true` : sql`b.reason is not distinct from ${reason}`
  const ended =
    why === 'silent'
      ? sql`b.ended = 'open' and b.moved_at < ${startOfIstDay(silentFrom).toISOString()}::timestamptz`
      : sql`b.ended = ${why} and ${ofReason}`
  // Whoever began later has moved later: they need not be looked at.
  const to = why === 'silent' && range.to >= silentFrom ? addDays(silentFrom, -1) : range.to
  return sql`select * from (${BASES[family].rows(ofRange(family, { ...range, to }), key)}) b
    where b.level = ${level} and b.level < 5 and ${ended} and ${passing('b', filters)}`
}

export async function listFactRows(
  db: Db,
  ask: RowsAsk,
  window: { limit: number; offset?: number; below?: Pick<FactRow, 'id' | 'exactly'> },
): Promise<FactRow[]> {
  const { limit, offset = 0, below } = window
  const after = below
    ? sql`where c.at < ${below.exactly}::timestamptz or (c.at = ${below.exactly}::timestamptz and c.id > ${below.id})`
    : sql``
  const result = await db.execute(sql`
    select b.id, a.reference, b.product, l.name as lender, b.partner, b.channel, b.source, a.status, b.at, b.at::text as exactly,
      coalesce(f.disbursed, f.asked) as amount
    from (select * from (${behind(ask)}) c ${after} order by c.at desc, c.id limit ${limit} offset ${offset}) b
    left join applications a on a.app_id = b.id
    left join application_facts f on f.app_id = b.id
    left join lenders l on l.lender_id = a.lender_id
    order by b.at desc, b.id`)
  return rowsOf<FactRow & { at: string | Date; amount: string | null }>(result).map((row) => ({
    ...row,
    at: new Date(row.at),
    amount: row.amount === null ? null : (Number(row.amount) as Paise),
  }))
}

export async function countFactRows(db: Db, ask: RowsAsk, cap: number): Promise<number> {
  const result = await db.execute(
    sql`select count(*)::int as n from (select 1 from (${behind(ask)}) c limit ${cap + 1}) counted`,
  )
  return rowsOf<{ n: number }>(result)[0]?.n ?? 0
}
