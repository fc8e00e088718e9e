import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { BillRow } from './invoice-rows.ts'

/** What each line of a bill is called, and what it says; the last is what it comes to. */
export function BillRows({ rows }: { rows: readonly BillRow[] }) {
  const last = rows.at(-1)?.key
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {rows.map(({ key, label, value }) => (
        <Box
          key={key}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 4,
            py: 2,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{
              m: 0,
              textAlign: 'right',
              overflowWrap: 'anywhere',
              fontVariantNumeric: 'tabular-nums',
              fontWeight: key === last ? 700 : 500,
            }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
