import { getTableColumns, is, sql } from 'drizzle-orm'
import { PgJson, PgJsonb } from 'drizzle-orm/pg-core'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { rowsOf } from '../../db/repositories/shared/rows-of.ts'

/** A value as PostgreSQL reads it from JSON. */
function toJson(column: PgColumn, value: unknown): unknown {
  if (value === null || is(column, PgJsonb) || is(column, PgJson)) return value
  const driven: unknown = column.mapToDriverValue(value)
  return driven instanceof Uint8Array ? `\\x${Buffer.from(driven).toString('hex')}` : driven
}

/**
 * Writes many rows with one parameter for all of them. An `insert` of drizzle has a placeholder for each value: an invented
 * book of a million customers spends most of its time on those. A column that a row leaves out has its default if none
 * names it, else no value.
 */
async function insertRows<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
  returned?: PgColumn,
) {
  const named = new Set(
    rows.flatMap((row) => Object.keys(row).filter((key) => row[key as keyof typeof row] !== undefined)),
  )
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => named.has(key)) as [string, PgColumn][]
  const list = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  const text = JSON.stringify(
    rows.map((row: Record<string, unknown>) =>
      Object.fromEntries(columns.map(([key, column]) => [column.name, toJson(column, row[key] ?? null)])),
    ),
  )
  return db.execute(sql`insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, ${text}::json)
    ${returned ? sql`returning ${sql.identifier(returned.name)} as id` : sql``}`)
}

/** @see insertRows */
export async function writeRows<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  if (rows.length > 0) await insertRows(db, table, rows)
}

/** The numbers that the database gives the rows, in their order. @see insertRows */
export async function writeNumberedRows<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
  number: PgColumn,
): Promise<number[]> {
  return rowsOf<{ id: number }>(await insertRows(db, table, rows, number)).map(({ id }) => Number(id))
}
