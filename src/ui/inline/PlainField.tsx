import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { fieldName, fieldRow, fieldValue, ShownValue } from './ShownValue.tsx'
import type { ShownValueProps } from './ShownValue.tsx'

interface PlainFieldProps extends ShownValueProps {
  /** Where links to it lead. */
  rowId: string
  label: string
  /** What leads to where it is changed. */
  children?: ReactNode
}

/** One value among those that are edited in their place, which is not typed here. */
export function PlainField({ rowId, label, shown, unset, note, children }: PlainFieldProps) {
  return (
    <Box id={rowId} tabIndex={-1} sx={fieldRow}>
      <Box component="span" sx={fieldName}>
        {label}
      </Box>
      <Box sx={fieldValue}>
        <ShownValue shown={shown} unset={unset} note={note} />
        {children}
      </Box>
    </Box>
  )
}
