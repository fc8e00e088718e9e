import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

interface ChoiceGroupProps<T extends string> {
  label: string
  choices: readonly { value: T; text: string; lang?: string }[]
  chosen: T
  onChoose: (value: T) => void
}

/** One of a few, side by side. */
export function ChoiceGroup<T extends string>({ label, choices, chosen, onChoose }: ChoiceGroupProps<T>) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={chosen}
      onChange={(_, value: T | null) => value !== null && onChoose(value)}
    >
      {choices.map(({ value, text, lang }) => (
        <ToggleButton key={value} value={value} {...(lang && { lang })}>
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
