import { useSearchParams } from 'react-router-dom'
import { readView, writeView } from './table-state.ts'
import type { TableSetup, TableView } from './table-state.ts'

export interface TableState {
  view: TableView
  change: (change: Partial<TableView>) => void
}

/** A table's page, order, search and filters, kept in the address: a link shows what its sender saw. */
export function useTableState(setup: TableSetup): TableState {
  const [params, setParams] = useSearchParams()
  return {
    view: readView(params, setup),
    change: (change) => setParams((before) => writeView(before, change, setup), { replace: true }),
  }
}
