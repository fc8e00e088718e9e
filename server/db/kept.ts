import { Column, is, Param, Placeholder } from 'drizzle-orm'
import type { Query } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'

/**
 * Columns by their names, and those of a joined table in a group. A group is null where its first column is: let that be one which
 * its table never leaves empty.
 */
type Selected = Readonly<Record<string, PgColumn | Readonly<Record<string, PgColumn>>>>
interface Built<Row> {
  toSQL(): Query
  execute(): Promise<Row[]>
}

/**
 * A read whose text is built once, at its first use: to build it costs more than everything else that a small read asks of
 * this process.
 * @param selected the columns of a row by their names, in the order in which `build` selects them.
 * @param build the read, with `sql.placeholder` where a value goes.
 */
export function kept<F extends Selected, Row>(
  selected: F,
  build: (db: Db, selected: F) => Built<Row>,
): (db: Db, values: Readonly<Record<string, unknown>>) => Promise<Row[]> {
  const cells = cellsOf(selected)
  let built: { sql: string; fill: Fill[] } | undefined
  return (db, values) => {
    if (!built) {
      const { sql, params } = build(db, selected).toSQL()
      built = { sql, fill: params.map(fillOf) }
    }
    const params = built.fill.map((fill) => fill(values))
    return db._.session
      .prepareQuery<Prepared<Row>>({ sql: built.sql, params }, undefined, undefined, true, (rows) =>
        rows.map((values) => readCells(cells, values) as Row),
      )
      .execute()
  }
}

type Cells = Record<string, unknown>
interface Cell {
  name: string
  /** Null of a column that stands by itself. */
  group: string | null
  opensGroup: boolean
  /** Null where the driver's value is what we mean. */
  column: PgColumn | null
}

function cellsOf(selected: Selected): Cell[] {
  const cell = (name: string, column: PgColumn, group: string | null, opensGroup: boolean): Cell => ({
    name,
    group,
    opensGroup,
    column: readsAnew(column) ? column : null,
  })
  return Object.entries(selected).flatMap(([name, part]) =>
    is(part, Column)
      ? [cell(name, part, null, false)]
      : Object.entries(part).map(([inner, column], at) => cell(inner, column, name, at === 0)),
  )
}

function readCells(cells: readonly Cell[], values: readonly unknown[]): Cells {
  const row: Cells = {}
  for (const [index, { name, group, opensGroup, column }] of cells.entries()) {
    const value = values[index]
    if (group !== null && opensGroup) row[group] = value === null ? null : {}
    const into = group === null ? row : (row[group] as Cells | null)
    if (into) into[name] = value === null || column === null ? value : column.mapFromDriverValue(value)
  }
  return row
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
