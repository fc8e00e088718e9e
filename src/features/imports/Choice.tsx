import Box from '@mui/material/Box'
import Select from '@mui/material/Select'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { FieldMessage } from '#src/ui/site/fields/FieldMessage.tsx'

interface ChoiceProps {
  label: string
  value: string
  choices: readonly { id: string; value: string }[]
  error?: string | null
  onChange: (id: string) => void
}

/** One of a few words in the device's own select; it counts at once. */
export function Choice({ label, value, choices, error = null, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 500, mb: 1 }}>
        {label}
      </Typography>
      <Select
        native
        fullWidth
        value={value}
        error={error !== null}
        inputProps={{
          id,
          ...(error !== null && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }),
        }}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.value}
          </option>
        ))}
      </Select>
      {error !== null && <FieldMessage id={`${id}-error`} error={error} />}
    </Box>
  )
}
