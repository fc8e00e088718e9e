import { SelectFrame } from '#src/ui/site/fields/FieldFrame.tsx'
import { FormField } from './FormField.tsx'
import { useField } from './use-field.ts'
import type { FieldProps } from './use-field.ts'

interface SelectFieldProps extends FieldProps {
  choices: readonly { id: string; value: string }[]
  labelHidden?: boolean
}

/** One of a few words in the device's own select, one of them chosen from the start; the form holds its id. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, help, choices } = props
  const field = useField(props.name, props)
  return (
    <FormField id={field.id} label={label} labelHidden={labelHidden} help={help} error={field.error}>
      {(describedBy) => (
        <SelectFrame
          id={field.id}
          value={field.text}
          onChange={(event) => field.onChange(event.target.value)}
          ref={field.inputRef}
          error={Boolean(field.error)}
          describedBy={describedBy}
          choices={choices}
        />
      )}
    </FormField>
  )
}
