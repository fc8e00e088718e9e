import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface LinesProps {
  label: string
  lines: readonly { key: string; left: ReactNode; right: ReactNode; strong?: boolean }[]
}

/** Figures one below the other, each with what it counts. */
export function Lines({ label, lines }: LinesProps) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map(({ key, left, right, strong = false }) => (
        <Box
          key={key}
          component="li"
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 4,
            py: 2,
            borderBottom: 1,
            borderColor: 'divider',
            fontWeight: strong ? 600 : 400,
          }}
        >
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {left}
          </Box>
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {right}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
