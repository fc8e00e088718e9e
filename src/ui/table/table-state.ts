import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#src/contract/page-sizes.ts'
import type { PageSize } from '#src/contract/page-sizes.ts'
import { withNames } from '../with-names.ts'
import type { Sort } from './column.ts'

/** What somebody has made of a table. `filters` holds the set ones alone. */
export interface TableView {
  page: number
  size: PageSize
  sort: Sort
  search: string
  filters: Readonly<Record<string, string>>
}

export interface TableSetup {
  /** Before every name in the address, where a page has several tables. */
  prefix?: string
  /** Keys that may be sorted by; the address can name others. */
  sortable: readonly string[]
  /** The order that needs no words in the address. */
  sort: Sort
  filters?: readonly string[]
}

const MAX_TEXT = 200

/** The view that an address asks for; what it does not know, it leaves at the default. */
export function readView(
  params: URLSearchParams,
  { prefix = '', sortable, sort, filters = [] }: TableSetup,
): TableView {
  const get = (name: string) => params.get(prefix + name)?.slice(0, MAX_TEXT) ?? ''
  const page = get('page')
  const key = sortable.find((each) => each === get('sort'))
  const order = get('order')
  const direction = order === 'asc' || order === 'desc' ? order : key === undefined ? sort.direction : 'asc'
  const set = filters.map((name) => [name, get(name)] as const).filter(([, value]) => value !== '')
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    size: PAGE_SIZES.find((each) => String(each) === get('size')) ?? DEFAULT_PAGE_SIZE,
    sort: { key: key ?? sort.key, direction },
    search: get('search'),
    filters: Object.fromEntries(set),
  }
}

/** The address with a changed view in it; what is not the table's stays, and what is the default is not said. */
export function writeView(before: URLSearchParams, change: Partial<TableView>, setup: TableSetup): URLSearchParams {
  const { prefix = '', sort: usual, filters = [] } = setup
  // Other rows than before begin on their first page.
  const next = { ...readView(before, setup), page: 1, ...change }
  const sorted = next.sort.key !== usual.key || next.sort.direction !== usual.direction
  const said = {
    page: next.page === 1 ? null : String(next.page),
    size: next.size === DEFAULT_PAGE_SIZE ? null : String(next.size),
    sort: sorted ? next.sort.key : null,
    order: sorted ? next.sort.direction : null,
    search: next.search,
    ...Object.fromEntries(filters.map((name) => [name, next.filters[name]])),
  }
  return withNames(before, Object.fromEntries(Object.entries(said).map(([name, text]) => [prefix + name, text])))
}
