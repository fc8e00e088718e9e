import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { moveWithArrows } from './arrow-keys.ts'
import type { Column, Sort } from './column.ts'

interface TableGridProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while they are loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string | number
  busy: boolean
  compact: boolean
  /** What stands where there are no rows. */
  empty: ReactNode
  sort: Sort
  onSort: (sort: Sort) => void
}

const SKELETON_ROWS = 5

/** Head and rows: the head stays while the rows scroll inside their own frame. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { label, columns, rows, rowKey, busy, compact, empty, sort, onSort } = props
  const { t } = useTranslation(['table', 'common'])
  const helpId = useId()
  return (
    <Box
      role="region"
      aria-label={label}
      // Arrow keys scroll what has the focus.
      tabIndex={0}
      sx={{ overflow: 'auto', maxHeight: 'calc(100vh - 120px)', minHeight: 160, position: 'relative' }}
    >
      <Table
        stickyHeader
        aria-label={label}
        aria-describedby={helpId}
        aria-busy={!rows || busy}
        sx={{
          '& th, & td': { px: 2.5, whiteSpace: 'normal' },
          // A number is not broken, nor its minus left behind.
          '& tbody .MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
          ...(compact && { '& tbody th, & tbody td': { py: 0.5, height: 44 } }),
          ...(busy && { opacity: 0.6 }),
        }}
      >
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody onKeyDown={moveWithArrows}>
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
      <Box id={helpId} sx={visuallyHidden}>
        {t('keys')}
      </Box>
      {!rows && (
        <Box sx={visuallyHidden} role="status">
          {t('common:loading')}
        </Box>
      )}
      {rows?.length === 0 && <Box sx={{ p: 6, textAlign: 'center' }}>{empty}</Box>}
    </Box>
  )
}

interface HeadCellProps<Row> {
  column: Column<Row>
  sort: Sort
  onSort: (sort: Sort) => void
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { key, header, headerHelp, align = 'left', minWidth, sortable } = column
  const direction = sort.key === key ? sort.direction : undefined
  return (
    <TableCell
      scope="col"
      align={align}
      sortDirection={direction ?? false}
      sx={minWidth === undefined ? {} : { minWidth }}
    >
      {sortable ? (
        <TableSortLabel
          active={direction !== undefined}
          direction={direction ?? 'asc'}
          onClick={() => onSort({ key, direction: direction === 'asc' ? 'desc' : 'asc' })}
          sx={{ minHeight: 24 }}
        >
          {header}
        </TableSortLabel>
      ) : (
        // As high as a button of sorting, so that all headers stand on one line.
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}>
          {header}
        </Box>
      )}
      {headerHelp && <Box sx={{ display: 'inline-flex', verticalAlign: 'middle' }}>{headerHelp}</Box>}
    </TableCell>
  )
}
