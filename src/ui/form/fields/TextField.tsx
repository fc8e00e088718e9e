import type { ReactNode } from 'react'
import type { LineCount } from '#src/ui/site/fields/Lines.tsx'
import { InputField } from './InputField.tsx'
import type { InputAttributes } from './InputField.tsx'
import { useField } from './use-field.ts'
import type { FieldProps } from './use-field.ts'

interface TextFieldProps extends FieldProps {
  input?: Omit<InputAttributes, 'onChange'>
  /** What the field keeps of what is typed. */
  keep?: ((typed: string) => string) | undefined
  /** More than one line: as many as these to begin with. */
  rows?: LineCount
  end?: ReactNode
}

/** Text, of one line or several. */
export function TextField({ input = {}, keep = (typed) => typed, ...props }: TextFieldProps) {
  const field = useField(props.name, props)
  return (
    <InputField
      {...props}
      field={field}
      shown={field.text}
      input={{
        ...(props.rows === undefined && { type: 'text' }),
        ...input,
        onChange: (event) => field.onChange(keep(event.target.value)),
      }}
    />
  )
}
