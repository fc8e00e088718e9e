import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import type { ReactNode } from 'react'
import { FieldMessage } from './FieldMessage.tsx'
import { LabelText } from './LabelText.tsx'

interface FormFieldProps {
  id: string
  label: string
  optional?: boolean | undefined
  help?: string | null | undefined
  error?: string | null | undefined
  errorHint?: string | null | undefined
  /** The control; it carries `id` and, when there is one, the id of its message. */
  children: (describedBy: string | undefined) => ReactNode
}

/** Label above, control, then help or the error that takes its place. */
export function FormField({ id, label, optional, help, error, errorHint, children }: FormFieldProps) {
  const messageId = `${id}-message`
  return (
    <FormControl error={Boolean(error)} sx={{ minWidth: 0 }}>
      <InputLabel htmlFor={id}>
        <LabelText label={label} optional={optional} />
      </InputLabel>
      {children(error || help ? messageId : undefined)}
      {(error || help) && (
        <FormHelperText id={messageId} component="div" error={Boolean(error)}>
          <FieldMessage error={error} help={help} errorHint={errorHint} />
        </FormHelperText>
      )}
    </FormControl>
  )
}
