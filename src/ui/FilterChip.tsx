import Chip from '@mui/material/Chip'
import { Icon } from '#src/ui/site/icons.tsx'

interface FilterChipProps {
  label: string
  on: boolean
  onClick: () => void
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
      sx={{ '& > svg': { ml: 3, mr: -2 } }}
      {...(on ? { variant: 'filled', color: 'primary', icon: <Icon name="check" size={18} /> } : {})}
    />
  )
}
