export const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** Rows put together by a key, in the order in which the keys first appear. */
export function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [key: string, rows: Row[]][] {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const list = found.get(key)
    if (list) list.push(row)
    else found.set(key, [row])
  }
  return [...found]
}
