import Box from '@mui/material/Box'

interface LaneProgressProps {
  label: string
  /** What a screen reader says, such as "Step 3 of 4". */
  valueText: string
  steps: number
  /** Number of the step that is open, from 1; the ones before it are done. */
  current: number
}

/** One segment per step: full, part-filled for the open one, or empty. */
export function LaneProgress({ label, valueText, steps, current }: LaneProgressProps) {
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={Math.min(current, steps)}
      aria-valuetext={valueText}
      sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 1.5 }}
    >
      {Array.from({ length: steps }, (_, index) => (
        <Box
          key={index}
          sx={(theme) => ({
            height: 8,
            borderRadius: 1,
            overflow: 'hidden',
            backgroundColor: theme.vars.palette.divider,
          })}
        >
          <Box
            sx={(theme) => ({
              height: 1,
              borderRadius: 'inherit',
              width: index + 1 < current ? '100%' : index + 1 === current ? '60%' : 0,
              backgroundColor: theme.vars.palette.brand.line,
            })}
          />
        </Box>
      ))}
    </Box>
  )
}
