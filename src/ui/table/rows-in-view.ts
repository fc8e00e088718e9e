import type { CellValue, Column, Filter } from './column.ts'
import type { TableView } from './table-state.ts'

/** Made when a column of texts is sorted first: it takes a browser ten milliseconds. */
let order: Intl.Collator | undefined
const textOrder = () => (order ??= new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' }))

/** What is missing stands last in either direction. */
function compare(a: CellValue, b: CellValue, sign: 1 | -1): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
  return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : textOrder().compare(String(a), String(b)))
}

/** Rows that pass every filter and have every word that was typed, in the order asked for; equals keep theirs. */
export function rowsInView<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filters: readonly Filter<Row>[],
  { search, sort, filters: set }: Pick<TableView, 'search' | 'sort' | 'filters'>,
): Row[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const searched = columns.filter((column) => column.searchable)
  const textOf = (row: Row) =>
    searched
      .map((column) => column.value?.(row) ?? '')
      .join(' ')
      .toLowerCase()
  const passes = (row: Row) =>
    filters.every(({ key, matches }) => {
      const value = set[key]
      return value === undefined || !matches || matches(row, value)
    })
  const found = rows.filter((row) => {
    if (!passes(row)) return false
    if (words.length === 0) return true
    const text = textOf(row)
    return words.every((word) => text.includes(word))
  })
  const value = columns.find((column) => column.key === sort.key)?.value
  if (!value) return found
  const sign = sort.direction === 'desc' ? -1 : 1
  return found.sort((a, b) => compare(value(a), value(b), sign))
}

/** One page of rows; a page behind the last one is the last one. */
export function pageOf<Row>(rows: readonly Row[], { page, size }: Pick<TableView, 'page' | 'size'>) {
  const last = Math.max(1, Math.ceil(rows.length / size))
  const at = Math.min(page, last)
  return { page: at, rows: rows.slice((at - 1) * size, at * size) }
}
