import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputLabel from '@mui/material/InputLabel'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { csvFile } from '#src/contract/rules/csv.ts'
import { toastError } from '#src/lib/toast.ts'
import { logFailure } from '#src/lib/log.ts'
import type { Column, Filter } from './column.ts'
import { FilterField } from './FilterField.tsx'
import { LookMenu } from './LookMenu.tsx'
import type { TableLook } from './remembered-look.ts'
import { saveFile } from './save-file.ts'
import type { TableSource } from './table-source.ts'
import { TypedField } from './TypedField.tsx'
import type { TableState } from './use-table-state.ts'

interface TableToolbarProps<Row> {
  name: string
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
  const { name, columns, shown, filters, search, state, source, look, onLook } = props
  const { view, change } = state
  const { t } = useTranslation('table')
  const labelled = filters.some(({ kind }) => kind !== 'choice')
  const searchId = useId()
  const [saving, setSaving] = useState(false)

  const setFilter = (key: string, value: string) => {
    const rest = Object.entries(view.filters).filter(([other]) => other !== key)
    change({ filters: Object.fromEntries(value === '' ? rest : [...rest, [key, value]]) })
  }
  const save = async () => {
    setSaving(true)
    try {
      const file = source.download
        ? await source.download()
        : new Blob([textOf(source.all ?? [], shown)], { type: 'text/csv;charset=utf-8' })
      saveFile(file, `${name}.csv`)
    } catch (error) {
      logFailure('a table was not exported', error)
      toastError(error)
    }
    setSaving(false)
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
      <Box sx={{ display: 'flex', gap: 2, ml: 'auto', ...(labelled && { alignSelf: 'flex-end' }) }}>
        <LookMenu columns={columns} look={look} onLook={onLook} />
        {/* Rows that come a page at a time and cannot be fetched as a file are not all here. */}
        {(!source.rows || source.all || source.download) && (
          <Button
            variant="text"
            aria-busy={saving}
            disabled={!source.rows || source.total === 0}
            onClick={() => !saving && void save()}
          >
            {t(saving ? 'exporting' : 'export')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

/** What is shown of every row that passes, as a file. */
function textOf<Row>(rows: readonly Row[], shown: readonly Column<Row>[]): string {
  const columns = shown.flatMap(({ header, value, exported = value }) => (exported ? [{ header, exported }] : []))
  return csvFile(
    columns.map(({ header }) => header),
    rows.map((row) => columns.map(({ exported }) => exported(row))),
  )
}
