import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BatchDetail, BatchRow, ShownRows } from '#src/contract/entities/imports/studio.ts'
import { BulkBar } from '#src/ui/table/BulkBar.tsx'
import { useRowChoice } from '#src/ui/table/row-choice.ts'
import { TableCards } from '#src/ui/table/TableCards.tsx'
import { useWide } from '#src/ui/use-wide.ts'
import { FileGrid } from './FileGrid.tsx'
import { FileRow } from './FileRow.tsx'
import { MarkMany } from './MarkMany.tsx'
import { isOpenRow, useFileRows } from './use-file-rows.ts'

interface FileRowsProps {
  batch: BatchDetail
  show: ShownRows
  rows: readonly BatchRow[]
  frozen: boolean
  /** Other rows are on their way while these are shown. */
  waiting: boolean
  onEditing: (row: BatchRow, is: boolean) => void
}

/** A page of a file's rows: a grid, or on a phone cards; rows that nobody has written yet can be chosen. */
export function FileRows({ batch, show, rows, frozen, waiting, onEditing }: FileRowsProps) {
  const { t } = useTranslation('imports')
  const factsOf = useFileRows(batch, frozen)
  const chosen = useRowChoice()
  // As they stood when they were chosen: the page that they are on may be another one by then.
  const [out, setOut] = useState<ReadonlySet<number>>(new Set())
  const choose = (keys: readonly number[], on: boolean) => {
    const here = rows.filter(({ row }) => keys.includes(row))
    setOut((before) => {
      const after = new Set(before)
      for (const { row, left_out } of here)
        if (left_out) after.add(row)
        else after.delete(row)
      return after
    })
    chosen.choose(keys, on)
  }
  const wide = useWide()
  const choice = rows.some(isOpenRow)
    ? {
        ...chosen,
        choose,
        labelOf: ({ row }: BatchRow) => t('studio.row.choose', { row }),
        acts: <MarkMany batch={batch} show={show} chosen={chosen.chosen} out={out} onDone={chosen.clear} />,
      }
    : undefined
  return (
    <>
      {choice && (
        <Box sx={{ px: { xs: 4, md: 5 } }}>
          <BulkBar choice={choice} found={rows.map(({ row }) => row)} />
        </Box>
      )}
      {wide ? (
        <FileGrid batch={batch} rows={rows} factsOf={factsOf} choice={choice} onEditing={onEditing} busy={waiting} />
      ) : (
        <TableCards
          label={t('studio.rows.list')}
          rows={rows}
          rowKey={({ row }) => row}
          busy={waiting}
          empty={null}
          choice={choice}
          card={(row) => (
            <FileRow batch={batch} row={row} facts={factsOf(row)} onEditing={(is) => onEditing(row, is)} />
          )}
        />
      )}
    </>
  )
}
