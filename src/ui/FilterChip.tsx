import Chip from '@mui/material/Chip'
import { Icon } from '#src/ui/site/icons.tsx'

interface FilterChipProps {
  label: string
  on: boolean
  onClick: () => void
}

/** A long label goes on in a second line: its end may say what to do. */
const wraps = {
  height: 'auto',
  minHeight: 44,
  maxWidth: '100%',
  borderRadius: '22px',
  '& .MuiChip-label': { py: 2, whiteSpace: 'normal', textAlign: 'start', overflowWrap: 'anywhere' },
}

/** One filter that is on or off; it says so to those who hear it. */
export function FilterChip({ label, on, onClick }: FilterChipProps) {
  return (
    <Chip
      component="button"
      type="button"
      label={label}
      aria-pressed={on}
      onClick={onClick}
      sx={{ ...wraps, '& > svg': { flex: 'none', ml: 3, mr: -2 } }}
      {...(on ? { variant: 'filled', color: 'primary', icon: <Icon name="check" size={18} /> } : {})}
    />
  )
}
