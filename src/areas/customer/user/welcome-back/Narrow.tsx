import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The page's column. */
export function Narrow({ busy, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <Box className="wrap-c main" aria-busy={busy}>
      <Box sx={{ maxWidth: 576, mx: 'auto' }}>{children}</Box>
    </Box>
  )
}
