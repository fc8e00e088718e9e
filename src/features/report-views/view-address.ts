import type { SavedView } from '#src/contract/entities/figures/saved-view.ts'
import { keepLook, readLook } from '#src/ui/table/remembered-look.ts'

/** In the address: which view was opened. It changes nothing of what is shown. */
export const VIEW_PARAM = 'view'

/** Which page or request is open is nobody's view, and what is searched for may be somebody's number. */
const NOT_KEPT = /^(view|request|(.+\.)?(page|search))$/

/** What a view keeps of an address. */
export function addressOf(params: URLSearchParams): string {
  const kept = [...params].filter(([name]) => !NOT_KEPT.test(name))
  return new URLSearchParams(kept.toSorted(([a], [b]) => a.localeCompare(b))).toString()
}

/** Columns that this browser hides in these tables. */
export const hiddenOf = (tables: readonly string[]): SavedView['hidden'] =>
  tables.flatMap((table) => {
    const columns = [...readLook(table).hidden]
    return columns.length === 0 ? [] : [{ table, columns }]
  })

export function viewAddress({ view_id, address }: Pick<SavedView, 'view_id' | 'address'>): string {
  const params = new URLSearchParams(address)
  params.set(VIEW_PARAM, String(view_id))
  return `?${params.toString()}`
}

/** Shows the tables as the view has them. */
export function takeColumns({ hidden }: SavedView, tables: readonly string[]): void {
  for (const table of tables) {
    const columns = hidden.find((each) => each.table === table)?.columns
    if (columns) keepLook(table, { ...readLook(table), hidden: columns })
  }
}
