import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchDetail, BatchRow } from '#src/contract/entities/imports/studio.ts'
import { useOfficeSettings } from '#src/lib/office/settings.ts'
import type { Column } from '#src/ui/table/column.ts'
import type { RowChoice } from '#src/ui/table/row-choice.ts'
import { TableGrid } from '#src/ui/table/TableGrid.tsx'
import { FileCell } from './FileCell.tsx'
import { RowActs } from './RowActs.tsx'
import { hasDetail, RowDetail } from './RowDetail.tsx'
import type { FileRowFacts } from './use-file-rows.ts'

interface FileGridProps {
  batch: BatchDetail
  rows: readonly BatchRow[]
  factsOf: (row: BatchRow) => FileRowFacts
  busy: boolean
  choice: RowChoice<BatchRow> | undefined
  onEditing: (row: BatchRow, is: boolean) => void
}

/** Rows of a file as they came: each cell is put right in its place, and what is wrong with a row stands below it. */
export function FileGrid({ batch, rows, factsOf, busy, choice, onEditing }: FileGridProps) {
  const { t } = useTranslation('imports')
  const { compact } = useOfficeSettings()
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set())
  const fields = [...new Set(batch.mapping?.columns.flatMap(({ field }) => field ?? []) ?? [])]
  const inCells: ReadonlySet<ImportField> = new Set(fields)
  const type = (row: BatchRow, field: ImportField | 'detail') => (is: boolean) => {
    const next = new Set(typing)
    if (is) next.add(`${row.row} ${field}`)
    else next.delete(`${row.row} ${field}`)
    setTyping(next)
    onEditing(
      row,
      [...next].some((each) => each.startsWith(`${row.row} `)),
    )
  }
  const columns: Column<BatchRow>[] = [
    {
      key: 'row',
      header: t('studio.row.head'),
      names: true,
      minWidth: 120,
      cell: (row) => (
        <>
          {t('studio.row.number', { row: row.row })}
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block', fontWeight: 400 }}>
            {[row.reference, factsOf(row).state].filter(Boolean).join(', ')}
          </Typography>
        </>
      ),
    },
    ...fields.map((field): Column<BatchRow> => ({
      key: field,
      header: t(`studio.fields.${field}`),
      minWidth: 96,
      cell: (row) => {
        const { wrong, editable, save } = factsOf(row)
        const cell = row.cells.find((each) => each.field === field)
        return (
          <FileCell
            field={t(`studio.fields.${field}`)}
            row={row.row}
            text={cell?.text ?? ''}
            wrong={wrong.has(field)}
            edited={cell?.edited ?? false}
            editable={editable}
            onSave={save(field)}
            onEditing={type(row, field)}
          />
        )
      },
    })),
    {
      key: 'act',
      header: t('studio.row.act'),
      minWidth: 120,
      cell: (row) => <RowActs row={row} facts={factsOf(row)} />,
    },
  ]
  return (
    <Box onKeyDown={nextWrong} sx={{ borderTop: 1, borderColor: 'divider' }}>
      <TableGrid
        label={t('studio.rows.list')}
        columns={columns}
        rows={rows}
        rowKey={({ row }) => row}
        busy={busy}
        compact={compact}
        empty={null}
        sort={{ key: '', direction: 'asc' }}
        onSort={() => undefined}
        choice={choice}
        detail={(row) =>
          hasDetail(row) && (
            <Box sx={{ pl: choice ? 11 : 0, pb: 1 }}>
              <RowDetail
                batch={batch}
                row={row}
                inCells={inCells}
                facts={factsOf(row)}
                onEditing={type(row, 'detail')}
              />
            </Box>
          )
        }
      />
    </Box>
  )
}

/** F8 goes to the next cell that has to be put right, and from the last to the first. */
function nextWrong(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'F8') return
  const wrong = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-wrong]')]
  const after = wrong.findIndex(
    (each) => (document.activeElement?.compareDocumentPosition(each) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const next = wrong[Math.max(0, after)]
  if (!next) return
  event.preventDefault()
  next.focus()
}
