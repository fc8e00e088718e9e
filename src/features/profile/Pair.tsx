import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Related fields side by side from 600 px. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        gap: { xs: 6, sm: 5 },
      }}
    >
      {children}
    </Box>
  )
}
