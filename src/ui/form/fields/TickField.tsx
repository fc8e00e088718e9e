import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useField } from './use-field.ts'
import type { FieldProps } from './use-field.ts'

/** A box that is ticked or not: true or false. */
export function TickField(props: Pick<FieldProps, 'name' | 'label' | 'messages'>) {
  const field = useField(props.name, props)
  const messageId = `${field.id}-message`
  return (
    <div>
      <FormControlLabel
        label={props.label}
        control={
          <Checkbox
            checked={field.value === true}
            onChange={(_, ticked) => field.onChange(ticked)}
            slotProps={{
              input: {
                ref: field.inputRef,
                'aria-invalid': field.error ? true : undefined,
                'aria-describedby': field.error ? messageId : undefined,
              },
            }}
          />
        }
      />
      {field.error && (
        <FormHelperText error id={messageId} role="alert">
          {field.error}
        </FormHelperText>
      )}
    </div>
  )
}
