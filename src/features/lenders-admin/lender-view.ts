import type { Lender } from '#src/contract/entities/lender.ts'
import type { Sort } from '#src/ui/table/DataTable.tsx'

const SORTABLE = [
  'lender_id',
  'name',
  'lender_status',
  'product_kind',
  'priority',
  'loan_amount_upto',
  'apr_min',
] as const

export interface LenderView {
  search: string
  sort: Sort & { key: (typeof SORTABLE)[number] }
}

/** What the address asks for; what it does not know is the order in which lenders were created. */
export const readLenderView = (params: URLSearchParams): LenderView => ({
  search: params.get('search') ?? '',
  sort: {
    key: SORTABLE.find((each) => each === params.get('sort')) ?? 'lender_id',
    direction: params.get('order') === 'desc' ? 'desc' : 'asc',
  },
})

/** Lenders whose name or number has every word that was typed, in the order asked for. */
export function lendersInView(lenders: readonly Lender[], { search, sort }: LenderView): Lender[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const sign = sort.direction === 'desc' ? -1 : 1
  return lenders
    .filter(({ name, lender_id }) => words.every((word) => `${name} ${lender_id}`.toLowerCase().includes(word)))
    .sort((a, b) => sign * compare(a[sort.key], b[sort.key]) || a.lender_id - b.lender_id)
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en')
