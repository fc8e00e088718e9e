import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { useTranslation } from 'react-i18next'
import type { FilePreview } from '#src/contract/entities/imports/studio.ts'

/** The first rows as the file has them, with the row of heads marked. */
export function SheetPreview({ rows, headRow }: { rows: FilePreview['sheets'][number]['preview']; headRow: number }) {
  const { t } = useTranslation('imports')
  return (
    <Box
      role="region"
      aria-label={t('studio.sheet.preview')}
      tabIndex={0}
      sx={{ overflow: 'auto', maxHeight: 320, border: 1, borderColor: 'divider', borderRadius: 2 }}
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
  )
}
