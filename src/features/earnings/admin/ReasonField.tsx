import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import type { Ref } from 'react'
import { DISPUTE_TEXT_MAX } from '#src/contract/entities/earnings/payout.ts'

interface ReasonFieldProps {
  label: string
  help: string
  /** Why it cannot be sent like this; null = it can. */
  problem: string | null
  value: string
  onChange: (value: string) => void
  inputRef: Ref<HTMLTextAreaElement>
}

/** Words that somebody else will read. */
export function ReasonField({ label, help, problem, value, onChange, inputRef }: ReasonFieldProps) {
  const id = useId()
  return (
    <>
      <InputLabel htmlFor={id} sx={{ mt: 4 }}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        inputRef={inputRef}
        multiline
        minRows={3}
        fullWidth
        value={value}
        error={problem !== null}
        inputProps={{
          maxLength: DISPUTE_TEXT_MAX,
          'aria-describedby': `${id}-help`,
          'aria-invalid': problem === null ? undefined : true,
        }}
        onChange={(event) => onChange(event.target.value)}
      />
      <FormHelperText id={`${id}-help`} error={problem !== null}>
        {problem ?? help}
      </FormHelperText>
    </>
  )
}
