import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface FormLayoutProps {
  header: ReactNode
  aside: ReactNode
  bar: ReactNode
  children: ReactNode
}

/** The screen of a step: header and fields, the answers beside them, the bar across the bottom of the window. */
export function FormLayout({ header, aside, bar, children }: FormLayoutProps) {
  return (
    <>
      <Box
        className="wrap-c main"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
          gap: { xs: 5, md: 8 },
          alignItems: 'start',
          pb: '24px !important',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          {header}
          {children}
        </Box>
        {aside}
      </Box>
      {bar}
    </>
  )
}
