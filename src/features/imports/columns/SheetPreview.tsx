import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FilePreview } from '#src/contract/entities/imports/studio.ts'

interface SheetPreviewProps {
  rows: FilePreview['sheets'][number]['preview']
  headRow: number
  /** Other rows are on their way. */
  busy: boolean
  /** Shows the rows from this one on. */
  onMove: (from: number) => void
}

/** Rows that are shown at once, as the server sends them. */
const ROWS = 20

/** Some rows as the file has them, with the row of heads marked, and the way to those before and behind them. */
export function SheetPreview({ rows, headRow, busy, onMove }: SheetPreviewProps) {
  const { t } = useTranslation('imports')
  const [first, last] = [rows[0]?.row ?? null, rows.at(-1)?.row ?? null]
  /** Where earlier pages began: rows have gaps. */
  const [before, setBefore] = useState<readonly number[]>([])
  const label = first === null ? t('studio.sheet.noRows') : t('studio.sheet.shown', { first, last })
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography role="status" sx={{ mr: 'auto' }}>
          {label}
        </Typography>
        <Button
          size="small"
          disabled={busy || first === 1 || (first === null && before.length === 0)}
          onClick={() => {
            setBefore(before.slice(0, -1))
            onMove(before.at(-1) ?? Math.max(1, (first ?? 1) - ROWS))
          }}
        >
          {t('studio.sheet.earlier')}
        </Button>
        <Button
          size="small"
          disabled={busy || rows.length < ROWS}
          onClick={() => {
            setBefore([...before, first ?? 1])
            onMove((last ?? 0) + 1)
          }}
        >
          {t('studio.sheet.later')}
        </Button>
      </Box>
      <Box
        role="region"
        aria-label={label}
        tabIndex={0}
        sx={{ overflow: 'auto', maxHeight: 320, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Table size="small">
          <TableBody>
            {rows.map(({ row, cells }) => (
              <TableRow key={row} selected={row === headRow}>
                <TableCell component="th" scope="row" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {row}
                </TableCell>
                {cells.map((cell, at) => (
                  <TableCell key={at} sx={{ whiteSpace: 'nowrap', fontWeight: row === headRow ? 600 : 400 }}>
                    {cell.slice(0, 60)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  )
}
