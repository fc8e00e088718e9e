import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { Children } from 'react'
import type { ReactNode } from 'react'

/** Figures side by side in one card, two in a row on a phone. */
export function FigureStrip({ busy = false, children }: { busy?: boolean; children: ReactNode }) {
  const across = Math.min(4, Children.toArray(children).length)
  return (
    <Card variant="outlined">
      <Box
        component="dl"
        aria-busy={busy}
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: `repeat(${across}, minmax(0, 1fr))` },
          '& > *': { borderRight: 1, borderBottom: 1, borderColor: 'divider', mr: '-1px', mb: '-1px' },
        }}
      >
        {children}
      </Box>
    </Card>
  )
}
