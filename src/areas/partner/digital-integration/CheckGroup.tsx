import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useController } from 'react-hook-form'
import { useField } from '#src/ui/form/fields/use-field.ts'
import type { FieldProps } from '#src/ui/form/fields/use-field.ts'

interface CheckGroupProps<T extends string> extends Pick<FieldProps, 'name' | 'messages'> {
  legend: string
  options: readonly { value: T; label: string }[]
}

/** Several of a few; the form holds the list of those that are chosen, in the order of the boxes. */
export function CheckGroup<T extends string>({ name, messages, legend, options }: CheckGroupProps<T>) {
  const { id, error, inputRef } = useField(name, messages ? { messages } : {})
  const { field } = useController<Record<string, readonly T[]>>({ name })
  const toggle = (value: T, on: boolean) =>
    field.onChange(
      options.map((option) => option.value).filter((each) => (each === value ? on : field.value.includes(each))),
    )
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
                checked={field.value.includes(value)}
                onChange={(event) => toggle(value, event.target.checked)}
                slotProps={{ input: at === 0 ? { id, ref: inputRef } : {} }}
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
