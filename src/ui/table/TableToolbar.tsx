import Box from '@mui/material/Box'
import InputLabel from '@mui/material/InputLabel'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileFormat, FilePeriod } from '#src/contract/endpoints/file-format.ts'
import { istMinute } from '#src/contract/rules/calendar.ts'
import { csvFile } from '#src/contract/rules/csv.ts'
import { ExportButtons } from '#src/ui/figures/ExportButtons.tsx'
import type { Column, Filter } from './column.ts'
import { FilterField } from './FilterField.tsx'
import { LookMenu } from './LookMenu.tsx'
import type { TableLook } from './remembered-look.ts'
import type { TableSource } from './table-source.ts'
import type { TableView } from './table-state.ts'
import { TypedField } from './TypedField.tsx'
import type { TableState } from './use-table-state.ts'

interface TableToolbarProps<Row> {
  name: string
  label: string
  columns: readonly Column<Row>[]
  shown: readonly Column<Row>[]
  filters: readonly Filter<Row>[]
  search: string | undefined
  state: TableState
  source: TableSource<Row>
  look: TableLook
  onLook: (look: TableLook) => void
}

/** Above a table: what narrows it, how it looks, and its file. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { name, label, columns, shown, filters, search, state, source, look, onLook } = props
  const { view, change } = state
  const { t } = useTranslation('table')
  const labelled = filters.some(({ kind }) => kind !== 'choice')
  const searchId = useId()

  const setFilter = (key: string, value: string) => {
    const rest = Object.entries(view.filters).filter(([other]) => other !== key)
    change({ filters: Object.fromEntries(value === '' ? rest : [...rest, [key, value]]) })
  }
  const basis = (): readonly (readonly [string, string | number])[] => {
    const chosen = filters.flatMap((filter) => {
      const value = view.filters[filter.key]
      if (value === undefined) return []
      return [[filter.label, filter.options?.find((each) => each.value === value)?.label ?? value] as const]
    })
    const narrowed = [...(source.narrowed ?? []), ...chosen]
    if (view.search !== '') narrowed.push([t('basis.search'), view.search])
    const sorted = columns.find(({ key }) => key === view.sort.key)
    return [
      [t('basis.list'), label],
      [t('basis.asOf'), istMinute(new Date())],
      ...(narrowed.length > 0 ? narrowed : [[t('basis.filters'), t('basis.none')] as const]),
      ...(sorted
        ? [
            [
              t('basis.sort'),
              t(`basis.${view.sort.direction === 'asc' ? 'up' : 'down'}`, { column: sorted.header }),
            ] as const,
          ]
        : []),
      [t('basis.rows'), source.total],
    ]
  }
  const file = async (format: FileFormat): Promise<Blob> => {
    if (source.download) return source.download(format)
    const { heads, rows } = cellsOf(source.all ?? [], shown)
    if (format === 'csv') return new Blob([csvFile(heads, rows)], { type: 'text/csv;charset=utf-8' })
    const { xlsxBlob } = await import('./xlsx-blob.ts')
    return xlsxBlob({ name: label, heads, rows, basis: { name: t('basis.sheet'), lines: basis() } })
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: labelled ? 'flex-end' : 'center', gap: 3, mb: 4 }}>
      {search !== undefined && (
        <Box sx={{ flex: '1 1 220px', maxWidth: 320, minWidth: 0 }}>
          {labelled && <InputLabel htmlFor={searchId}>{search}</InputLabel>}
          <TypedField
            kind="search"
            {...(labelled ? { id: searchId } : { label: search })}
            value={view.search}
            onChange={(typed) => change({ search: typed })}
          />
        </Box>
      )}
      {filters.map((filter) => (
        <FilterField
          key={filter.key}
          filter={filter}
          labelled={labelled}
          value={view.filters[filter.key] ?? ''}
          onChange={(value) => setFilter(filter.key, value)}
        />
      ))}
      <Box
        sx={(theme) => ({
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          gap: 2,
          ml: 'auto',
          ...(labelled && { alignSelf: 'flex-end' }),
          // On the narrowest phones all three stand in one line.
          [theme.breakpoints.down('sm')]: { gap: 0, '& .MuiButton-root': { px: 2 } },
        })}
      >
        <LookMenu columns={columns} look={look} onLook={onLook} />
        {/* Rows that come a page at a time and cannot be fetched as a file are not all here. */}
        {(!source.rows || source.all || source.download) && (
          <ExportButtons
            name={name}
            period={source.period ?? periodIn(view.filters)}
            file={file}
            disabled={!source.rows || source.total === 0}
          />
        )}
      </Box>
    </Box>
  )
}

/** A period that the table's own filters choose. */
const periodIn = ({ month, from, to }: TableView['filters']): FilePeriod => ({ month, from, to })

/** What is shown of every row that passes. */
function cellsOf<Row>(rows: readonly Row[], shown: readonly Column<Row>[]) {
  const columns = shown.flatMap(({ header, value, exported = value }) => (exported ? [{ header, exported }] : []))
  return {
    heads: columns.map(({ header }) => header),
    rows: rows.map((row) => columns.map(({ exported }) => exported(row))),
  }
}
