import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useId, useRef } from 'react'
import { DECLINE_REASON_MAX } from '#src/contract/entities/merchants/merchant.ts'

interface ReasonFieldProps {
  label: string
  help: string
  value: string
  error: string | null
  onChange: (reason: string) => void
}

/** A typed reason; it takes the focus when it is refused. */
export function ReasonField({ label, help, value, error, onChange }: ReasonFieldProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (error !== null) field.current?.focus()
  }, [error])
  return (
    <>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        inputRef={field}
        multiline
        minRows={2}
        fullWidth
        value={value}
        error={error !== null}
        inputProps={{ maxLength: DECLINE_REASON_MAX, 'aria-describedby': `${id}-help`, 'aria-invalid': error !== null }}
        onChange={(event) => onChange(event.target.value)}
      />
      <FormHelperText id={`${id}-help`} error={error !== null}>
        {error ?? help}
      </FormHelperText>
    </>
  )
}
