import { and, gte, lt, sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'

/** Instants between two ends; one that is missing is open. */
export interface Span {
  from?: Date | undefined
  /** Not included. */
  before?: Date | undefined
}

const inIndia = (column: AnyColumn | SQL): SQL => sql`(${column} at time zone 'UTC') + interval '330 minutes'`

/** Day in India of an instant; the embedded engine need not know the time zone's name. */
export const dayOf = (column: AnyColumn | SQL): SQL<string> => sql<string>`to_char(${inIndia(column)}, 'YYYY-MM-DD')`

/** The same as a date of the database, which many instants are told apart by sooner than by a text. */
export const dateOf = (column: AnyColumn | SQL): SQL => sql`(${inIndia(column)})::date`

/** The instant at which a day of India begins. */
export const startOfDay = (day: SQL): SQL => sql`((${day}::timestamp - interval '330 minutes') at time zone 'UTC')`

export const within = (column: AnyColumn, { from, before }: Span): SQL | undefined =>
  and(from && gte(column, from), before && lt(column, before))

/** The first column of the result: what is grouped by is not repeated with its parameters. */
export const BY_DAY = sql`1`
