import type { SxProps, Theme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

interface ChoiceGroupProps<T extends string> {
  label: string
  choices: readonly { value: T; text: string; lang?: string }[]
  chosen: T
  onChoose: (value: T) => void
  small?: boolean
  sx?: SxProps<Theme>
}

/** One of a few, side by side: what is chosen stays chosen when it is pressed again. */
export function ChoiceGroup<T extends string>(props: ChoiceGroupProps<T>) {
  const { label, choices, chosen, onChoose, small = false, sx } = props
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={chosen}
      onChange={(_, value: T | null) => value !== null && onChoose(value)}
      {...(small && { size: 'small' })}
      {...(sx && { sx })}
    >
      {choices.map(({ value, text, lang }) => (
        <ToggleButton key={value} value={value} {...(lang && { lang })}>
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
