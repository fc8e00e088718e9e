import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef } from 'react'
import { useLateWrite } from '#src/ui/edit/use-late-write.ts'
import { SearchIcon } from './icons.tsx'

interface TypedFieldProps {
  /** What the address holds. */
  value: string
  onChange: (value: string) => void
  kind: 'search' | 'text' | 'day'
  /** Names the field, where no label stands beside it. */
  label?: string
  /** For the label that stands beside it. */
  id?: string
  /** Id of what says why the value is not taken. */
  describedBy?: string
}

const MAX_CHARACTERS = 80

/**
 * A text that narrows the rows. The address, and with it a question to the server, follows a pause in the typing; what
 * is being typed never waits for it, and is never replaced by it.
 */
export function TypedField({ value, onChange, kind, label, id, describedBy }: TypedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const { later } = useLateWrite()
  useEffect(() => {
    const field = input.current
    if (field && document.activeElement !== field) field.value = value
  }, [value])
  return (
    <OutlinedInput
      type={kind === 'day' ? 'date' : kind}
      id={id}
      defaultValue={value}
      inputRef={input}
      placeholder={label}
      error={describedBy !== undefined}
      onChange={({ target }) => later(() => onChange(target.value.trim()))}
      startAdornment={
        kind === 'search' && (
          <InputAdornment position="start">
            <SearchIcon />
          </InputAdornment>
        )
      }
      inputProps={{ 'aria-label': label, 'aria-describedby': describedBy, maxLength: MAX_CHARACTERS }}
      fullWidth
      sx={kind === 'search' ? { '& input': { pl: 0 } } : {}}
    />
  )
}
