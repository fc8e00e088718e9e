import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Views and buttons beside a title: they take no row of the list below it. */
export function BesideTitle({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>{children}</Box>
}
