import type { ReactNode } from 'react'
import { CheckboxLine } from '#src/ui/site/fields/CheckboxLine.tsx'
import { useField } from './use-field.ts'
import type { FieldProps } from './use-field.ts'

/** A box that is ticked or not (true or false), with its words; in the look of the site. */
export function CheckboxLineField({
  name,
  messages,
  children,
}: Pick<FieldProps, 'name' | 'messages'> & { children: ReactNode }) {
  const field = useField(name, messages ? { messages } : {})
  return (
    <CheckboxLine
      checked={field.value === true}
      onChange={field.onChange}
      inputRef={field.inputRef}
      error={field.error}
    >
      {children}
    </CheckboxLine>
  )
}
