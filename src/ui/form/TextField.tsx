import { useField } from './use-field.ts'
import type { FieldProps } from './use-field.ts'
import { InputField } from './InputField.tsx'
import type { InputAttributes } from './InputField.tsx'

/** One line of text. */
export function TextField({ input = {}, ...props }: FieldProps & { input?: Omit<InputAttributes, 'onChange'> }) {
  const field = useField(props.name)
  return (
    <InputField
      {...props}
      field={field}
      shown={field.text}
      input={{ type: 'text', ...input, onChange: (event) => field.onChange(event.target.value) }}
    />
  )
}
