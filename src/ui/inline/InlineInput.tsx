import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import type { Ref } from 'react'
import { ChevronIcon } from '../form/icons.tsx'

/** How a value is typed: as text by default, several lines of it, digits, a day, or one of the choices. */
export interface InlineControl {
  kind?: 'text' | 'long' | 'number' | 'day'
  choices?: readonly { id: string; value: string }[]
}

interface InlineInputProps {
  id: string
  control: InlineControl
  draft: string
  error: boolean
  readOnly: boolean
  focusRef: Ref<HTMLElement>
  onChange: (typed: string) => void
}

/** The control of a value that is being edited in its place. */
export function InlineInput({ id, control, draft, error, readOnly, focusRef, onChange }: InlineInputProps) {
  const { kind = 'text', choices } = control
  const described = {
    id,
    'aria-describedby': error ? `${id}-error` : undefined,
    'aria-invalid': error ? true : undefined,
  }
  if (choices)
    return (
      <Select
        native
        size="small"
        value={draft}
        error={error}
        inputRef={focusRef}
        inputProps={described}
        IconComponent={ChevronIcon}
        onChange={(event) => onChange(String(event.target.value))}
        sx={{
          flex: '1 1 140px',
          minWidth: 0,
          '& .MuiSelect-icon': { fontSize: 20, top: 'calc(50% - 10px)', right: 14 },
        }}
      >
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.value}
          </option>
        ))}
      </Select>
    )
  return (
    <OutlinedInput
      size="small"
      type={kind === 'day' ? 'date' : 'text'}
      multiline={kind === 'long'}
      value={draft}
      error={error}
      readOnly={readOnly}
      inputRef={focusRef}
      inputProps={{ ...described, autoComplete: 'off', ...(kind === 'number' && { inputMode: 'decimal' as const }) }}
      onChange={(event) => onChange(event.target.value)}
      sx={{ flex: '1 1 140px', minWidth: 0 }}
    />
  )
}
