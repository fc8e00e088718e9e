import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'

interface BarListProps {
  label: string
  rows: readonly {
    key: string
    name: string
    value: number
    /** As it is written at the end of its bar. */
    text: string
    /** Of the list of what it counts. */
    to?: string
  }[]
}

/** A bar for each name, in the order given; the figure stands at its end as text. */
export function BarList({ label, rows }: BarListProps) {
  const top = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(({ key, name, value, text, to }) => (
        <Box
          component="li"
          key={key}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(96px, 2fr) minmax(60px, 3fr) auto',
            alignItems: 'center',
            gap: 3,
            minHeight: 44,
          }}
        >
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {to === undefined ? (
              name
            ) : (
              <Link component={RouterLink} to={to}>
                {name}
              </Link>
            )}
          </Typography>
          <Box aria-hidden="true" sx={{ height: 8, borderRadius: 999, backgroundColor: 'action.hover' }}>
            <Box
              sx={{
                width: `${(value / top) * 100}%`,
                height: 1,
                borderRadius: 999,
                backgroundColor: 'secondary.main',
              }}
            />
          </Box>
          <Typography variant="body2" sx={{ fontWeight: 500, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
