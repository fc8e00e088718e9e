import type { ISchema } from 'yup'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#src/contract/page-sizes.ts'
import type { PageSize } from '#src/contract/page-sizes.ts'
import { safeText } from '#src/contract/rules/safe-text.ts'
import { boolean, number, string } from '#src/contract/yup.ts'
import { listOf, strictObject } from './fields.ts'

/** Rows are counted up to here: more are said to be more, since counting a million of them takes longer than reading. */
export const COUNT_CAP = 10_000

/** Most characters of a searched text. */
export const SEARCH_MAX = 80

/**
 * Schema of the free text of a list that can be searched. What it finds is the row's own affair; capitals never matter,
 * and no character has a meaning of its own.
 */
export const searchText = () => safeText(SEARCH_MAX).min(1, 'rules:required').optional()

/** A page of a list: `page` counts from 1. */
export interface PageAsk<Key extends string> {
  page: number
  size: PageSize
  sort: Key
  direction: 'asc' | 'desc'
}

/** Texts of an address, as a query carries them; see `readPageAsk`. */
export interface PageQuery {
  page?: string | undefined
  size?: string | undefined
  sort?: string | undefined
  direction?: 'asc' | 'desc' | undefined
}

/**
 * Fields of the query of a server-paged list: page 1 to 99,999, a known size, a sort key of the closed list `sortable`,
 * asc or desc. Everything is optional. A row adds its own filters and makes of it a strict object.
 */
export function pageFields(sortable: readonly string[]) {
  return {
    page: string()
      .matches(/^[1-9]\d{0,4}$/, 'rules:number.range')
      .optional(),
    size: string().oneOf(PAGE_SIZES.map(String), 'rules:choice.unknown').optional(),
    sort: string()
      .oneOf([...sortable], 'rules:choice.unknown')
      .optional(),
    direction: string<'asc' | 'desc'>().oneOf(['asc', 'desc'], 'rules:choice.unknown').optional(),
  }
}

/** What a validated query asks for; what it leaves out is page 1 of `first`'s order. */
export function readPageAsk<Key extends string>(
  query: PageQuery,
  sortable: readonly Key[],
  first: Pick<PageAsk<Key>, 'sort' | 'direction'>,
): PageAsk<Key> {
  const sort = sortable.find((key) => key === query.sort)
  return {
    page: query.page === undefined ? 1 : Number(query.page),
    size: PAGE_SIZES.find((size) => String(size) === query.size) ?? DEFAULT_PAGE_SIZE,
    sort: sort ?? first.sort,
    direction: query.direction ?? first.direction,
  }
}

/** Answer of a server-paged list. `total` is exact unless `capped`: then there are at least so many. */
export function pageSchema<Row>(row: ISchema<Row>) {
  return strictObject({
    rows: listOf(row),
    total: number().integer().min(0).max(COUNT_CAP).defined(),
    capped: boolean().defined(),
  })
}
