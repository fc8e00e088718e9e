import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Box from '@mui/material/Box'

interface CheckGroupProps<T extends string> {
  /** Id of the first box, for the focus. */
  id: string
  legend: string
  options: readonly { value: T; label: string }[]
  chosen: readonly T[]
  error: string | null
  onChange: (chosen: T[]) => void
}

/** Several of a few. */
export function CheckGroup<T extends string>({ id, legend, options, chosen, error, onChange }: CheckGroupProps<T>) {
  const toggle = (value: T, on: boolean) =>
    onChange(options.map((option) => option.value).filter((each) => (each === value ? on : chosen.includes(each))))
  return (
    <Box
      component="fieldset"
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <FormLabel component="legend" error={error !== null} sx={{ mb: 1 }}>
        {legend}
      </FormLabel>
      <FormGroup>
        {options.map(({ value, label }, at) => (
          <FormControlLabel
            key={value}
            label={label}
            control={
              <Checkbox
                checked={chosen.includes(value)}
                onChange={(event) => toggle(value, event.target.checked)}
                slotProps={{ input: at === 0 ? { id } : {} }}
              />
            }
          />
        ))}
      </FormGroup>
      {error !== null && (
        <FormHelperText id={`${id}-error`} error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  )
}
