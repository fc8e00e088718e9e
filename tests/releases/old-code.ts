interface Column {
  type: string
  notNull: boolean
  default?: unknown
  identity?: unknown
  generated?: unknown
}
type Named = Record<string, { columns?: unknown; columnsFrom?: unknown; isUnique?: boolean; value?: string }>
interface Table {
  columns: Record<string, Column>
  indexes: Named
  foreignKeys: Named
  uniqueConstraints: Named
  checkConstraints: Named
}
/** As drizzle keeps it beside the last migration. */
export interface Snapshot {
  tables: Record<string, Table>
}

/**
 * What of the release before would fail on the schema of now, while processes of both run side by side. Old code names every column
 * that it knew, and gives no value to one that it did not know.
 */
export function breaksOldCode(before: Snapshot, now: Snapshot): string[] {
  return Object.entries(before.tables).flatMap(([key, old]) => {
    const table = now.tables[key]
    const name = key.replace('public.', '')
    if (!table) return [`${name}: the table is gone`]
    return [...columnsOf(name, old, table), ...rulesOf(name, old, table)]
  })
}

function columnsOf(table: string, old: Table, now: Table): string[] {
  const known = Object.entries(old.columns).flatMap(([name, was]) => {
    const is = now.columns[name]
    if (!is) return [`${table}.${name}: the column is gone, or has another name`]
    return [
      ...(is.type === was.type ? [] : [`${table}.${name}: was ${was.type}, is ${is.type}`]),
      ...(is.notNull && !was.notNull ? [`${table}.${name}: may not be empty any more`] : []),
      ...(is.notNull && was.default !== undefined && is.default === undefined
        ? [`${table}.${name}: no default any more`]
        : []),
    ]
  })
  const added = Object.entries(now.columns).flatMap(([name, is]) => {
    const fillsItself =
      !is.notNull || is.default !== undefined || is.identity !== undefined || is.generated !== undefined
    return name in old.columns || fillsItself ? [] : [`${table}.${name}: new, without a default, and may not be empty`]
  })
  return [...known, ...added]
}

/** Rules of tables that the old code fills: what it writes may not fit them. */
function rulesOf(table: string, old: Table, now: Table): string[] {
  const rules = (of: Table): [string, unknown][] => [
    ...Object.entries(of.indexes).filter(([, { isUnique }]) => isUnique),
    ...Object.entries(of.uniqueConstraints),
    ...Object.entries(of.checkConstraints),
    ...Object.entries(of.foreignKeys),
  ]
  const known = new Map(rules(old))
  return rules(now).flatMap(([name, rule]) => {
    if (!known.has(name)) return [`${table}: the rule ${name} is new`]
    return JSON.stringify(known.get(name)) === JSON.stringify(rule) ? [] : [`${table}: the rule ${name} is another one`]
  })
}
