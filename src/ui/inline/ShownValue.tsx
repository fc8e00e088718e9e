import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export interface ShownValueProps {
  /** A saved value in words. */
  shown: string
  /** There is no value: `shown` says so. */
  unset?: boolean
  /** What there is to know of the value, below it. */
  note?: ReactNode
}

/** A saved value as it is read in its row. */
export function ShownValue({ shown, unset = false, note }: ShownValueProps) {
  return (
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={unset ? { color: 'text.secondary', fontStyle: 'italic' } : { fontWeight: 500 }}>
        {shown}
      </Box>
      {note !== undefined && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
          {note}
        </Box>
      )}
    </Box>
  )
}

/** The row of one value: its name, and the value beside it or below it. */
export const fieldRow = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 4fr)' },
  columnGap: 4,
  alignItems: 'center',
  px: 5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
}
export const fieldName = { color: 'text.secondary', fontSize: '0.9375rem', pt: { xs: 1, sm: 0 } }
export const fieldValue = { display: 'flex', alignItems: 'center', gap: 2, minHeight: 44, minWidth: 0 }
