import type { FileFormat, FilePeriod } from '#src/contract/endpoints/file-format.ts'
import type { Column, Filter } from './column.ts'
import { pageOf, rowsInView } from './rows-in-view.ts'
import type { TableView } from './table-state.ts'

/** Where a table's rows come from: all of them at hand, or a page at a time from the server. */
export interface TableSource<Row> {
  /** The rows of this page; undefined while the first ones are loading. */
  rows: readonly Row[] | undefined
  page: number
  total: number
  /** There are more than `total`. */
  capped?: boolean
  /** Other rows are on their way while these are shown. */
  busy?: boolean
  error?: Error | null
  onRetry?: () => void
  /** Every row that passes the filters, for the files. */
  all?: readonly Row[]
  /** What has narrowed the rows before they came to the table, for its file. */
  narrowed?: readonly (readonly [label: string, text: string])[]
  /** What the rows are of, where it is chosen outside the table: it stands in the file's name. */
  period?: FilePeriod
  /** Fetches the file where the browser has not got all rows. */
  download?: (format: FileFormat) => Promise<Blob>
}

/** Rows that are all at hand, sorted, filtered and paged in the browser. */
export function localSource<Row>(
  { rows, error, onRetry }: Pick<TableSource<Row>, 'rows' | 'error' | 'onRetry'>,
  columns: readonly Column<Row>[],
  filters: readonly Filter<Row>[],
  view: TableView,
): TableSource<Row> {
  const all = rows && rowsInView(rows, columns, filters, view)
  return {
    ...(all ? { ...pageOf(all, view), all } : { rows: undefined, page: view.page }),
    total: all?.length ?? 0,
    ...(error !== undefined && { error }),
    ...(onRetry && { onRetry }),
  }
}

/** What a table needs of a query that fetches its pages. */
interface PageFetch<Row> {
  data: { rows: readonly Row[]; total: number; capped: boolean } | undefined
  error: Error | null
  isPlaceholderData: boolean
  refetch: () => Promise<unknown>
}

/** Rows that the server sorts, filters and pages; `download` fetches all of them as a file. */
export const serverSource = <Row>(
  { data, error, isPlaceholderData, refetch }: PageFetch<Row>,
  { page }: TableView,
  download?: (format: FileFormat) => Promise<Blob>,
  period?: FilePeriod,
): TableSource<Row> => ({
  rows: data?.rows,
  page,
  total: data?.total ?? 0,
  capped: data?.capped ?? false,
  busy: isPlaceholderData,
  error,
  onRetry: () => void refetch(),
  ...(download && { download }),
  ...(period && { period }),
})
