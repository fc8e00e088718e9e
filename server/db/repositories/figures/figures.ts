import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { Dimension } from '#src/contract/entities/figures/metrics.ts'
import type { DateRange } from '#src/contract/entities/reports/date-range.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { startOfDay } from '../shared/days.ts'
import { rowsOf } from '../shared/rows-of.ts'
import { AT, BASES, countsOf, CUTS, dayText, keysOf, ofRange } from './bases.ts'
import type { SumFamily, SumKey } from './bases.ts'
import { listOf } from './rollups.ts'

/** What narrows a figure; a lender is named by its number. */
export type FigureFilters = Partial<Record<Dimension, string>>

export interface FigureAsk {
  keys: readonly SumKey[]
  /** Days of India, both included. */
  range: DateRange
  filters: FigureFilters
  by: readonly (Dimension | 'day' | 'part')[]
  /** Today in India: it is read from the facts themselves. */
  today: string
}

export interface FigureRow {
  key: SumKey
  /** Of each thing that it is asked by, in that order. */
  of: string[]
  n: number
  paise: Paise
}

/** Whether there are sums by day of what is narrowed so: by the product, and by one thing more. */
export const hasSums = (filters: FigureFilters): boolean =>
  CUTS.filter((name) => filters[name] !== undefined).length <= 1

/** Rows of `alias` that pass the filters; one that the lender's number does not fit lets nothing through. */
export function passing(alias: 'b' | 'r', filters: FigureFilters): SQL {
  const conditions = Object.entries(filters).map(([name, value]) => {
    const column = sql.raw(`${alias}.${name}`)
    return name === 'lender' ? sql`${column} = ${Number(value)}` : sql`${column} = ${value}`
  })
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/**
 * Counts of one family, from the sums by day; today, and every day whose sums are out of date, from the facts: a figure
 * is never behind its rows. One statement, so that no day is read twice or not at all. What is narrowed by two things at once
 * has no sums, and is read from the facts alone.
 */
export async function listFigures(db: Db, family: SumFamily, ask: FigureAsk): Promise<FigureRow[]> {
  const { keys, range, filters, by } = ask
  const cuts = CUTS.filter((name) => filters[name] !== undefined || by.includes(name))
  const [cut = BASES[family].cuts[0] || 'product', ...more] = cuts
  const wanted = keysOf(family, keys)
  const of = (alias: string, day: string) =>
    sql.raw(by.map((name, at) => `${columnOf(name, alias, day)}::text as of${at}`).join(', '))
  const columnOf = (name: Dimension | 'day' | 'part', alias: string, day: string) =>
    name === 'day' ? day : name === 'part' && alias === 'b' ? 'm.part' : `${alias}.${name}`
  const heads = by.map((_, at) => `of${at}`)
  const select = (alias: string, day: string) => (by.length === 0 ? sql`` : sql`, ${of(alias, day)}`)
  const rows = (of: SQL, picked: SQL, day: string) => sql`
    select m.metric, 1 as n, m.paise${select('b', day)}
    from ${of} cross join lateral (${BASES[family].rows(picked)}) b cross join lateral ${countsOf(family, wanted)}
    where m.counts and ${passing('b', filters)}`
  // `offset 0`: each live day is read by its index; otherwise a planner that guesses at many days reads everything for them.
  const live = sql`${AT[family]} >= live.start and ${AT[family]} < live.start + interval '1 day' offset 0`
  const counted =
    more.length > 0
      ? rows(sql`(select) whole`, ofRange(family, range), dayText('b.at'))
      : sql`
    select r.metric, r.n, r.paise${select('r', 'r.day')} from rollup_day r
    where r.cut = ${cut} and r.metric in (${listOf(wanted)}) and r.day between ${range.from} and ${range.to}
      and r.day not in (select day from live) and ${passing('r', filters)}
    union all ${rows(sql`live`, live, 'live.day')}`
  const result = await db.execute(sql`
    with live as materialized (
      select day, ${startOfDay(sql`day`)} as start from (
        select day from rollup_marks where family = ${family} and day between ${range.from} and ${range.to}
        union select ${ask.today}::text where ${ask.today}::text between ${range.from} and ${range.to}
      ) days
    )
    select metric as key, ${sql.raw(heads.map((head) => `${head}, `).join(''))} sum(n)::int as n, sum(paise)::bigint as paise
    from (${counted}) counted
    group by ${sql.raw(['metric', ...heads].join(', '))}`)
  return rowsOf<Record<string, string | number>>(result).map((row) => ({
    key: row.key as SumKey,
    of: heads.map((head) => String(row[head])),
    n: Number(row.n),
    paise: Number(row.paise) as Paise,
  }))
}
