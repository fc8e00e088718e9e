import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { FieldMessage } from './FieldMessage.tsx'
import { useField } from './use-field.ts'
import type { FieldProps } from './use-field.ts'

/** A permission or switch held as 0 or 1. It starts unticked; its purpose stands below. */
export function CheckboxField({ name, label, help }: Omit<FieldProps, 'optional' | 'hint'>) {
  const field = useField(name)
  const messageId = `${field.id}-message`
  const message = field.error ?? help
  return (
    <FormControl error={Boolean(field.error)}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            name={name}
            checked={field.value === 1}
            onChange={(event) => field.onChange(event.target.checked ? 1 : 0)}
            onBlur={field.onBlur}
            slotProps={{
              input: { id: field.id, ref: field.inputRef, 'aria-describedby': message ? messageId : undefined },
            }}
            sx={{ ml: -2.5 }}
          />
        }
        sx={{ ml: 0, alignItems: 'center' }}
      />
      {message && (
        <FormHelperText
          id={messageId}
          component="div"
          error={Boolean(field.error)}
          sx={{ mt: '-4px !important', pl: '38px' }}
        >
          <FieldMessage error={field.error} help={help} />
        </FormHelperText>
      )}
    </FormControl>
  )
}
