import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ReactNode } from 'react'
import { FieldMessage } from './FieldMessage.tsx'
import { LabelText } from './LabelText.tsx'

interface FormFieldProps {
  id: string
  label: string
  /** What stands beside the control says the same to whoever sees it. */
  labelHidden?: boolean | undefined
  optional?: boolean | undefined
  help?: string | null | undefined
  error?: string | null | undefined
  errorHint?: string | null | undefined
  /** The control; it carries `id` and, when there is one, the id of its message. */
  children: (describedBy: string | undefined) => ReactNode
}

/** Label above, control, then help or the error that takes its place. */
export function FormField(props: FormFieldProps) {
  const { id, label, labelHidden, optional, help, error, errorHint, children } = props
  const messageId = `${id}-message`
  return (
    <FormControl error={Boolean(error)} sx={{ minWidth: 0 }}>
      <InputLabel htmlFor={id} sx={labelHidden ? visuallyHidden : {}}>
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
