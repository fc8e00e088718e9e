import './choice-group.css'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'

interface ChoiceGroupProps<T extends string> {
  label: string
  choices: readonly { value: T; text: string; lang?: string }[]
  chosen: T
  onChoose: (value: T) => void
  sx?: SxProps<Theme>
}

/** One of a few, side by side: what is chosen stays chosen when it is pressed again. */
export function ChoiceGroup<T extends string>({ label, choices, chosen, onChoose, sx = {} }: ChoiceGroupProps<T>) {
  return (
    <Box role="group" aria-label={label} className="choices" sx={sx}>
      {choices.map(({ value, text, lang }) => (
        <button
          key={value}
          type="button"
          lang={lang}
          aria-pressed={value === chosen}
          onClick={() => value !== chosen && onChoose(value)}
        >
          {text}
        </button>
      ))}
    </Box>
  )
}
