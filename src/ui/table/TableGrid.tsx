import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { Fragment, useEffect, useId, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useWide } from '../use-wide.ts'
import { moveWithArrows } from './arrow-keys.ts'
import type { Column, Sort } from './column.ts'
import type { RowChoice } from './row-choice.ts'
import { enterRow, useRowKeys } from './use-row-keys.ts'

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
  /** Rows can be chosen, by a box at the head of each; their keys are numbers. */
  choice?: RowChoice<Row> | undefined
  /** What is said of a row below its cells, over all of them; null = nothing. */
  detail?: (row: Row) => ReactNode
}

const SKELETON_ROWS = 5

/** A phone keeps this much of the name in sight beside the columns that scroll. */
const NAME_ON_PHONE = 150
/** And at least as wide, where its column says nothing: a name is read as words, not letter by letter. */
const NAME_AT_LEAST = 120

/**
 * Head and rows. What names a row stays in sight while the others scroll sideways under it: nobody presses a switch
 * without seeing whose it is. A table that fits scrolls with the page alone, and its head stays at the top.
 */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { label, rows, rowKey, busy, compact, empty, sort, onSort, choice, detail } = props
  const columns = useWide() ? props.columns : nameFirst(props.columns)
  const { t } = useTranslation(['table', 'common'])
  const helpId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const wide = useTooWide(frame)
  useRowKeys(frame)
  const keys = choice ? (rows ?? []).map((row) => Number(rowKey(row))) : []
  const chosenHere = keys.filter((key) => choice?.chosen.has(key))
  return (
    <Box
      ref={frame}
      role="region"
      aria-label={label}
      // Arrow keys scroll what has the focus.
      tabIndex={0}
      sx={{
        minHeight: 160,
        position: 'relative',
        overflowX: wide ? 'auto' : 'visible',
        // What gets the focus is not hidden under the names.
        scrollPaddingLeft: { xs: NAME_ON_PHONE + 16, sm: 240 },
      }}
    >
      <Table
        stickyHeader
        aria-label={label}
        aria-describedby={helpId}
        aria-busy={!rows || busy}
        sx={{
          '& th, & td': { px: 2.5, whiteSpace: 'normal' },
          '& tbody th, & tbody td': compact ? { py: 0.5, height: 44 } : { py: 1.5, height: 52 },
          ...(compact && CLOSE),
          // A number is not broken, nor its minus left behind.
          '& tbody .MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
          '& .MuiTableCell-paddingCheckbox': { px: 0, width: 44 },
          '& tbody tr': { backgroundColor: 'background.paper' },
          '& tbody tr:has(+ [data-detail]) > *': { borderBottom: 0 },
          '& tbody [data-detail] > td': { height: 'auto', pt: 0, whiteSpace: 'normal', maxWidth: 'none' },
          ...(busy && { opacity: 0.6 }),
        }}
      >
        <TableHead>
          <TableRow>
            {choice && (
              <TableCell padding="checkbox" component="td">
                <Checkbox
                  checked={keys.length > 0 && chosenHere.length === keys.length}
                  indeterminate={chosenHere.length > 0 && chosenHere.length < keys.length}
                  disabled={keys.length === 0}
                  onChange={(_, on) => choice.choose(keys, on)}
                  slotProps={{ input: { 'aria-label': t('choosePage') } }}
                />
              </TableCell>
            )}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody onKeyDown={moveWithArrows}>
          {rows?.map((row) => (
            <Fragment key={rowKey(row)}>
              <TableRow
                hover
                data-row
                tabIndex={-1}
                onKeyDown={enterRow}
                selected={choice?.chosen.has(Number(rowKey(row))) ?? false}
                sx={FOCUSED}
              >
                {choice && (
                  <TableCell padding="checkbox" data-choose>
                    <Checkbox
                      checked={choice.chosen.has(Number(rowKey(row)))}
                      onChange={(_, on) => choice.choose([Number(rowKey(row))], on)}
                      slotProps={{ input: { 'aria-label': choice.labelOf(row) } }}
                    />
                  </TableCell>
                )}
                {columns.map(({ key, cell, align, names }) => (
                  <TableCell
                    key={key}
                    align={align ?? 'left'}
                    {...(names && { component: 'th', scope: 'row' })}
                    sx={names ? { ...NAME, zIndex: 1, fontWeight: 500, backgroundColor: 'inherit' } : {}}
                  >
                    {cell(row)}
                  </TableCell>
                ))}
              </TableRow>
              <DetailRow cells={columns.length + (choice ? 1 : 0)}>{detail?.(row)}</DetailRow>
            </Fragment>
          )) ??
            Array.from({ length: SKELETON_ROWS }, (_, at) => (
              <TableRow key={at}>
                {choice && <TableCell padding="checkbox" />}
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

/**
 * Close rows for a mouse: twenty fit where a laptop has 900 px. A row is one line, and what is pressed is 24 px high there, as WCAG 2.5.8
 * asks for; fingers keep 44. A text that is cut is whole under the pointer of its title, or where rows are not close.
 */
const CLOSE = {
  '@media (hover: hover) and (pointer: fine) and (min-width: 900px)': {
    '& thead th, & thead td': { py: 0.5 },
    '& tbody th, & tbody td': { py: 0, height: 28, lineHeight: 1.3, whiteSpace: 'nowrap' },
    '& tbody td:not(:has(button, input))': { maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& tbody td > *': { flexWrap: 'nowrap', minHeight: 0 },
    '& tbody button:not(.MuiIconButton-root)': { minHeight: 24, height: 24, py: 0, px: 2, fontSize: '0.875rem' },
    '& tbody .MuiIconButton-root, & .MuiCheckbox-root': { width: 24, height: 24, p: 0 },
    '& .MuiCheckbox-root': { mx: 2.5 },
    '& tbody .MuiSwitch-root': { transform: 'scale(0.75)', my: -2.5, ml: -1.5 },
    '& tbody a': { minHeight: 0 },
  },
} as const

/** The row that J and K have come to. */
const FOCUSED = {
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
  // What stays in sight lies over the row's own outline.
  '&:focus-visible > *': { boxShadow: 'inset 0 3px 0 currentColor, inset 0 -3px 0 currentColor' },
} as const

const NAME = {
  position: 'sticky',
  left: 0,
  borderRight: 1,
  borderRightColor: 'divider',
  maxWidth: { xs: NAME_ON_PHONE, sm: 'none' },
  overflowWrap: 'anywhere',
} as const

/** Belongs to the row above: nothing separates them. */
function DetailRow({ cells, children }: { cells: number; children: ReactNode }) {
  if (children === undefined || children === null) return null
  return (
    <TableRow data-detail>
      <TableCell colSpan={cells}>{children}</TableCell>
    </TableRow>
  )
}

/** A phone has no room for other columns before the name: it would be cut until it is scrolled to. */
const nameFirst = <Row,>(columns: readonly Column<Row>[]): readonly Column<Row>[] => [
  ...columns.filter(({ names }) => names),
  ...columns.filter(({ names }) => !names),
]

/** Whether the table is wider than its frame; asked again whenever either changes its size. */
function useTooWide(frame: RefObject<HTMLElement | null>): boolean {
  const [wide, setWide] = useState(false)
  useEffect(() => {
    const box = frame.current
    const table = box?.querySelector('table')
    if (!box || !table) return
    const observer = new ResizeObserver(() => setWide(table.offsetWidth > box.clientWidth))
    observer.observe(box)
    observer.observe(table)
    return () => observer.disconnect()
  }, [frame])
  return wide
}

interface HeadCellProps<Row> {
  column: Column<Row>
  sort: Sort
  onSort: (sort: Sort) => void
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { key, header, headerHelp, align = 'left', minWidth, sortable, names } = column
  const direction = sort.key === key ? sort.direction : undefined
  return (
    <TableCell
      scope="col"
      align={align}
      sortDirection={direction ?? false}
      sx={{
        ...(minWidth !== undefined && {
          minWidth: names ? { xs: Math.min(minWidth, NAME_ON_PHONE), sm: minWidth } : minWidth,
        }),
        ...(names && minWidth === undefined && { minWidth: NAME_AT_LEAST }),
        ...(names && { ...NAME, zIndex: 3 }),
      }}
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
