import { Column, is, Param, Placeholder } from 'drizzle-orm'
import type { Query } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'

type Selected = Readonly<Record<string, PgColumn>>
interface Built<Row> {
  toSQL(): Query
  execute(): Promise<Row[]>
}

/**
 * A read whose text is built once, at its first use: to build it costs more than everything else that a small read asks of
 * this process. Nothing stays on the connection: the database still plans it each time.
 * @param selected the columns of a row by their names, in the order in which `build` selects them.
 * @param build the read, with `sql.placeholder` where a value goes.
 */
export function kept<F extends Selected, Row>(
  selected: F,
  build: (db: Db, selected: F) => Built<Row>,
): (db: Db, values: Readonly<Record<string, unknown>>) => Promise<Row[]> {
  const cells = Object.entries(selected).map(([name, column]) => ({ name, column: readsAnew(column) ? column : null }))
  const rowOf = (values: unknown[]): Row => {
    const row: Record<string, unknown> = {}
    cells.forEach(({ name, column }, index) => {
      const value = values[index]
      row[name] = value === null || column === null ? value : column.mapFromDriverValue(value)
    })
    return row as Row
  }
  let built: { sql: string; fill: Fill[] } | undefined
  return (db, values) => {
    if (!built) {
      const { sql, params } = build(db, selected).toSQL()
      built = { sql, fill: params.map(fillOf) }
    }
    const params = built.fill.map((fill) => fill(values))
    return db._.session
      .prepareQuery<Prepared<Row>>({ sql: built.sql, params }, undefined, undefined, true, (rows) => rows.map(rowOf))
      .execute()
  }
}

type Fill = (values: Readonly<Record<string, unknown>>) => unknown

/** The builder's own way of it writes null into a JSON column as the word. */
function fillOf(param: unknown): Fill {
  const place: unknown = is(param, Param) ? param.value : param
  if (!is(place, Placeholder)) return () => param
  return (values) => {
    if (!(place.name in values)) throw new Error(`no value for ${place.name}`)
    const value = values[place.name]
    return value === null || !is(param, Param) ? value : param.encoder.mapToDriverValue(value)
  }
}

interface Prepared<Row> {
  execute: Row[]
  all: never
  values: never
}

/** Whether what the driver answers is not yet what we mean. */
const readsAnew = (column: PgColumn): boolean => column.mapFromDriverValue !== Column.prototype.mapFromDriverValue
