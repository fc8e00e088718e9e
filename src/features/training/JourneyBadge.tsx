import Box from '@mui/material/Box'
import type { EligibilityRow } from './eligibility-table.ts'

/** App alone, or the web too. */
export function JourneyBadge({ row, words }: { row: EligibilityRow; words: string }) {
  return (
    <Box
      component="span"
      sx={(theme) => ({
        display: 'inline-block',
        px: 2.5,
        py: 0.5,
        borderRadius: 999,
        fontSize: '0.8125rem',
        fontWeight: 500,
        whiteSpace: 'nowrap',
        backgroundColor: row.journey === 'App' ? theme.vars.palette.custom.sunken : theme.vars.palette.brand.tint100,
      })}
    >
      {words}
    </Box>
  )
}
