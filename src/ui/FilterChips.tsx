import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/site/icons.tsx'

interface FilterChipsProps<T extends string> {
  /** What the chips are for: heard, and read too where it is `visible`. */
  label: string
  visible?: boolean
  choices: readonly { value: T; label: string }[]
  /** One of them, or those that are on. */
  chosen: T | readonly T[]
  /** A chip was pressed, on or off as it was. */
  onChoose: (value: T) => void
  /** What else narrows the same list, such as a search field; it stands first. */
  beside?: ReactNode
  className?: string
  sx?: Exclude<SxProps<Theme>, readonly unknown[]>
}

/** Filters side by side, each of which is on or off and says so to those who hear it. */
export function FilterChips<T extends string>(props: FilterChipsProps<T>) {
  const { label, visible = false, choices, chosen, onChoose, beside, className, sx = {} } = props
  return (
    <Box
      role="group"
      aria-label={label}
      {...(className && { className })}
      sx={[{ display: 'flex', flexWrap: 'wrap', gap: 2 }, visible && { alignItems: 'center' }, sx]}
    >
      {visible && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
      )}
      {beside}
      {choices.map((choice) => (
        <FilterChip
          key={choice.value}
          label={choice.label}
          on={typeof chosen === 'string' ? choice.value === chosen : chosen.includes(choice.value)}
          onClick={() => onChoose(choice.value)}
        />
      ))}
    </Box>
  )
}

/** A long label goes on in a second line: its end may say what to do. */
const wraps = {
  height: 'auto',
  minHeight: 44,
  maxWidth: '100%',
  borderRadius: '22px',
  '& .MuiChip-label': { py: 2, whiteSpace: 'normal', textAlign: 'start', overflowWrap: 'anywhere' },
}

function FilterChip({ label, on, onClick }: { label: string; on: boolean; onClick: () => void }) {
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
