import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOfficeSettings } from '#src/lib/office/settings.ts'
import { LoadFailure } from '#src/ui/page/LoadFailure.tsx'
import { useWide } from '#src/ui/use-wide.ts'
import { BulkBar } from './BulkBar.tsx'
import type { Column, Filter } from './column.ts'
import { keepLook, onLookKept, readLook } from './remembered-look.ts'
import type { TableLook } from './remembered-look.ts'
import type { RowChoice } from './row-choice.ts'
import type { TableSource } from './table-source.ts'
import { TableCards } from './TableCards.tsx'
import { TableGrid } from './TableGrid.tsx'
import { TablePager } from './TablePager.tsx'
import { TableToolbar } from './TableToolbar.tsx'
import type { TableState } from './use-table-state.ts'

interface DataTableProps<Row> {
  /** Remembers the look and names the CSV file: letters and hyphens. */
  name: string
  /** What the table is, for those who hear it. */
  label: string
  columns: readonly Column<Row>[]
  filters?: readonly Filter<Row>[]
  /** Label of the search field; absent = no search. */
  search?: string
  state: TableState
  source: TableSource<Row>
  rowKey: (row: Row) => string | number
  failed: string
  /** What stands where there are no rows at all: why, and a way on. */
  empty: ReactNode
  /** Rows can be chosen, and acts be done with them. */
  choice?: RowChoice<Row>
  /** What a row is below 900 px, in place of the grid. */
  card?: (row: Row) => ReactNode
}

/** The one table of the back offices: it finds, sorts, pages, exports, and says what it has not got. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, label, columns, filters = [], search, state, source, rowKey, failed, empty, choice, card } = props
  const { view, change } = state
  const { t } = useTranslation('table')
  const [look, setLook] = useLook(name, columns)
  const { compact } = useOfficeSettings()
  const wide = useWide()
  const shown = columns.filter((column) => column.names || !look.hidden.includes(column.key))
  const narrowed = view.search !== '' || Object.keys(view.filters).length > 0
  const nothing =
    narrowed || view.page > 1 ? (
      <>
        <Typography sx={{ mb: 4 }}>{t(narrowed ? 'noMatch' : 'pastEnd')}</Typography>
        <Button variant="outlined" onClick={() => change({ page: 1, search: '', filters: {} })}>
          {t(narrowed ? 'showAll' : 'firstPage')}
        </Button>
      </>
    ) : (
      empty
    )
  return (
    <>
      <TableToolbar
        name={name}
        label={label}
        columns={columns}
        shown={shown}
        filters={filters}
        search={search}
        state={state}
        source={source}
        look={look}
        onLook={setLook}
      />
      {choice && (
        <BulkBar choice={choice} found={(source.all ?? source.rows ?? []).map((row) => Number(rowKey(row)))} />
      )}
      {source.error && <LoadFailure title={failed} error={source.error} onRetry={() => source.onRetry?.()} />}
      {(source.rows ?? !source.error) && (
        <Paper sx={{ overflow: 'clip' }}>
          {card && !wide ? (
            <TableCards
              label={label}
              rows={source.rows}
              rowKey={rowKey}
              busy={source.busy ?? false}
              empty={nothing}
              card={card}
              choice={choice}
            />
          ) : (
            <TableGrid
              label={label}
              columns={shown}
              rows={source.rows}
              rowKey={rowKey}
              busy={source.busy ?? false}
              compact={compact}
              empty={nothing}
              sort={view.sort}
              onSort={(sort) => change({ sort })}
              choice={choice}
            />
          )}
          {source.rows && <TablePager label={label} source={source} size={view.size} onChange={change} />}
        </Paper>
      )}
    </>
  )
}

/** How this browser likes to see the table; a saved view that is opened beside it may change that. */
function useLook<Row>(name: string, columns: readonly Column<Row>[]): [TableLook, (look: TableLook) => void] {
  const read = () =>
    readLook(
      name,
      columns.filter(({ hiddenAtFirst }) => hiddenAtFirst).map(({ key }) => key),
    )
  const [look, setLook] = useState(read)
  const follow = useEffectEvent((table: string) => {
    if (table === name) setLook(read())
  })
  useEffect(() => onLookKept((table) => follow(table)), [])
  const change = (next: TableLook) => {
    // A browser that refuses its storage shows it all the same.
    keepLook(name, next)
    setLook(next)
  }
  return [look, change]
}
