import { and, asc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { TestServer } from '#tests/setup/server.ts'

/** Whatever has the services' parts: a server of a test, or its `deps` alone. */
export type WithDeps = Pick<TestServer, 'deps'>

type Row<T extends PgTable> = T['$inferSelect']
export type Values<T extends PgTable> = T['$inferInsert']
/** Rows whose fields have these values: one of several where a list is given, and none at all where it is null. */
type Only<T extends PgTable> = { [Field in keyof Row<T>]?: Row<T>[Field] | Row<T>[Field][] }

function columnOf(table: PgTable, name: string): PgColumn {
  const column = getTableColumns(table)[name]
  if (!column) throw new Error(`there is no column ${name}`)
  return column
}

const conditionOf = (table: PgTable, only: object): SQL | undefined =>
  and(
    ...Object.entries(only).map(([name, value]: [string, unknown]) => {
      const column = columnOf(table, name)
      if (value === undefined) throw new Error(`${name} is to be nothing at all`)
      if (value === null) return isNull(column)
      return Array.isArray(value) ? inArray(column, value) : eq(column, value)
    }),
  )

/** What reads the rows of a table, in the order of a field. */
export function rowsOf<T extends PgTable>(table: T, order: keyof Row<T> & string) {
  const source: PgTable = table
  return async ({ deps }: WithDeps, only: Only<T> = {}, by = order): Promise<Row<T>[]> =>
    await deps.db
      .select()
      .from(source)
      .where(conditionOf(table, only))
      .orderBy(asc(columnOf(table, by)))
}

/** What writes rows of a table anew, as no service would. */
export const changeOf =
  <T extends PgTable>(table: T) =>
  async ({ deps }: WithDeps, only: Only<T>, values: Partial<Values<T>>): Promise<void> => {
    await deps.db.update(table).set(values).where(conditionOf(table, only))
  }

/** What removes rows of a table. */
export const removalOf =
  <T extends PgTable>(table: T) =>
  async ({ deps }: WithDeps, only: Only<T> = {}): Promise<void> => {
    await deps.db.delete(table).where(conditionOf(table, only))
  }

/** What adds a row to a table, or several, and answers the first. */
export const additionOf =
  <T extends PgTable>(table: T) =>
  async ({ deps }: WithDeps, values: Values<T> | Values<T>[]): Promise<Row<T>> => {
    const [row] = await deps.db
      .insert(table as PgTable)
      .values(values)
      .returning()
    if (!row) throw new Error('no row was added')
    return row
  }
