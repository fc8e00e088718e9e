import { SEARCH_MAX } from '#src/contract/entities/shared/page-query.ts'
import type { PageQuery } from '#src/contract/entities/shared/page-query.ts'
import type { TableView } from '#src/ui/table/table-state.ts'

/** What of a table's view goes to the server as its page. */
export const pageQueryOf = ({ page, size, sort }: TableView): PageQuery => ({
  page: String(page),
  size: String(size),
  sort: sort.key,
  direction: sort.direction,
})

/** What was typed into the search of a list that has one. */
export const searchOf = ({ search }: TableView): { search?: string } =>
  search === '' ? {} : { search: search.slice(0, SEARCH_MAX) }

/** The set filters that a list knows. */
export const filtersOf = <Name extends string>(
  view: TableView,
  names: readonly Name[],
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = view.filters[name]
      return value === undefined ? [] : [[name, value]]
    }),
  ) as Partial<Record<Name, string>>
