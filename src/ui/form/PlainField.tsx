import OutlinedInput from '@mui/material/OutlinedInput'
import type { InputBaseComponentProps } from '@mui/material/InputBase'
import { useTranslation } from 'react-i18next'
import { FormField } from './FormField.tsx'
import type { PlainForm } from './use-plain-form.ts'

interface PlainFieldProps<F extends string> {
  form: PlainForm<F>
  name: F
  label: string
  /** How the sentence "Please enter …" ends. */
  what: string
  help?: string
  optional?: boolean
  rows?: number
  /** What the field keeps of what is typed. */
  keep?: (typed: string) => string
  input?: InputBaseComponentProps
}

/** One field of a plain form with its label, help and error. */
export function PlainField<F extends string>(props: PlainFieldProps<F>) {
  const { form, name, label, what, help, optional, rows, keep = (typed) => typed, input } = props
  const { t } = useTranslation('rules')
  const problem = form.problems[name]
  const error = problem?.startsWith('rules:') ? t(problem as 'rules:required', { field: what }) : (problem ?? null)
  const id = `${form.id}-${name}`
  return (
    <FormField id={id} label={label} help={help} optional={optional} error={error}>
      {(describedBy) => (
        <OutlinedInput
          id={id}
          fullWidth
          value={form.values[name]}
          error={error !== null}
          onChange={(event) => form.set(name, keep(event.target.value))}
          {...(rows && { multiline: true, minRows: rows })}
          inputProps={{
            autoComplete: 'off',
            ...input,
            'aria-describedby': describedBy,
            'aria-invalid': error === null ? undefined : true,
          }}
        />
      )}
    </FormField>
  )
}
