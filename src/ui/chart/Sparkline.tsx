import Box from '@mui/material/Box'
import { pointsOf } from './scale.ts'

/** The course of a figure at a glance; decoration beside the figure itself. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 3) return null
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      sx={{ width: 84, height: 28, flex: 'none', overflow: 'visible' }}
    >
      <polyline
        points={pointsOf(values, Math.max(...values))}
        fill="none"
        stroke="var(--cl-palette-secondary-main)"
        strokeWidth="1.75"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  )
}
