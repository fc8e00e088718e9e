import Box from '@mui/material/Box'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
}

/** One line to search by. What is typed stays here; where it is kept is the screen's business. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const id = useId()
  return (
    <Box sx={{ flex: '1 1 220px', maxWidth: 420 }}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        type="search"
        fullWidth
        value={value}
        inputProps={{ maxLength: 100 }}
        onChange={(event) => onChange(event.target.value)}
      />
    </Box>
  )
}
