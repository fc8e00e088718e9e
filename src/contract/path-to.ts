import { PAGES } from './pages.ts'
import type { PageKey, PageRows } from './pages.ts'

type Value = string | number

/** The parameters that a pattern names: `'/admin/partners/:id'` has `'id'`. */
type NameIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NameIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type ParamsIn<Path extends string> = Path extends `${string}*`
  ? never
  : [NameIn<Path>] extends [never]
    ? []
    : [params: Readonly<Record<NameIn<Path>, Value>>]
type ParamsOf<Key extends PageKey> = ParamsIn<PageRows[Key]['paths'][number]>

/** A page that has an address without parameters. */
export type PlainPageKey = { [Key in PageKey]: [] extends ParamsOf<Key> ? Key : never }[PageKey]

export const isPlainPage = (page: PageKey): page is PlainPageKey => PAGES[page].paths.some((path) => !/[:*]/.test(path))

/** What a page's address needs; one of several pages needs nothing only if none of them does. */
export type PathParams<Key extends PageKey> = [Key] extends [PlainPageKey] ? ParamsOf<Key> : Exclude<ParamsOf<Key>, []>

/** The address of a page: the first of its paths that takes these parameters, with their values encoded. */
export function pathTo<Key extends PageKey>(page: Key, ...given: PathParams<Key>): string {
  const [values = {}]: readonly Readonly<Record<string, Value>>[] = given
  const names = Object.keys(values)
  const path = PAGES[page].paths.find((each) => (each.match(/:\w+/g) ?? []).length === names.length) ?? '/'
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

/** An address with its query, encoded; what is undefined or null is left out. */
export function withQuery(path: string, query: Readonly<Record<string, Value | null | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}
