import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'

export interface Sort {
  key: string
  direction: 'asc' | 'desc'
}

export interface Column<Row> {
  key: string
  header: string
  /** Stands beside the header, outside its sort button: a button of help. */
  headerHelp?: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'left' | 'center' | 'right'
  minWidth?: number
  sortable?: boolean
  /** Names its row for those who hear the table. */
  names?: boolean
}

interface DataTableProps<Row> {
  /** What the table is, for those who hear it. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while they are loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string | number
  error?: Error | null
  failed: string
  onRetry?: () => void
  /** What stands where there are no rows: why, and a way on. */
  empty: ReactNode
  sort?: Sort
  onSort?: (sort: Sort) => void
}

const SKELETON_ROWS = 5

/** The table of the back offices: its head stays, it scrolls inside its own frame, and it says what it has not got. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, error, failed, onRetry, empty, sort, onSort } = props
  const { t } = useTranslation('common')
  if (error && !rows) return <LoadFailure title={failed} error={error} onRetry={() => onRetry?.()} />
  return (
    <Paper
      role="region"
      aria-label={label}
      // Arrow keys scroll what has the focus.
      tabIndex={0}
      sx={{ overflow: 'auto', maxHeight: 'calc(100vh - 120px)', minHeight: 160, position: 'relative' }}
    >
      <Table stickyHeader aria-label={label} aria-busy={!rows} sx={{ '& th, & td': { px: 2.5, whiteSpace: 'normal' } }}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows?.map((row) => (
            <TableRow key={rowKey(row)} hover>
              {columns.map(({ key, cell, align, names }) => (
                <TableCell
                  key={key}
                  align={align ?? 'left'}
                  {...(names && { component: 'th', scope: 'row' })}
                  sx={names ? { fontWeight: 500 } : {}}
                >
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          )) ??
            Array.from({ length: SKELETON_ROWS }, (_, at) => (
              <TableRow key={at}>
                {columns.map(({ key }) => (
                  <TableCell key={key}>
                    <Skeleton height={20} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
        </TableBody>
      </Table>
      {!rows && (
        <Box sx={visuallyHidden} role="status">
          {t('loading')}
        </Box>
      )}
      {rows?.length === 0 && <Box sx={{ p: 6, textAlign: 'center' }}>{empty}</Box>}
    </Paper>
  )
}

interface HeadCellProps<Row> {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { key, header, headerHelp, align = 'left', minWidth, sortable } = column
  const direction = sort?.key === key ? sort.direction : undefined
  return (
    <TableCell
      scope="col"
      align={align}
      sortDirection={direction ?? false}
      sx={minWidth === undefined ? {} : { minWidth }}
    >
      {sortable && onSort ? (
        <TableSortLabel
          active={direction !== undefined}
          direction={direction ?? 'asc'}
          onClick={() => onSort({ key, direction: direction === 'asc' ? 'desc' : 'asc' })}
          sx={{ minHeight: 24 }}
        >
          {header}
        </TableSortLabel>
      ) : (
        header
      )}
      {headerHelp}
    </TableCell>
  )
}
