import { CheckboxLine } from '#src/ui/site/fields/CheckboxLine.tsx'
import { useField } from './use-field.ts'
import type { FieldProps } from './use-field.ts'

/** A permission or switch held as 0 or 1. It starts unticked; its purpose stands below. */
export function CheckboxField({ name, label, help }: Omit<FieldProps, 'optional' | 'hint'>) {
  const { id, value, error, inputRef, onChange, onBlur } = useField(name)
  return (
    <CheckboxLine
      id={id}
      name={name}
      checked={value === 1}
      onChange={(ticked) => onChange(ticked ? 1 : 0)}
      onBlur={onBlur}
      inputRef={inputRef}
      error={error}
      help={help}
      quiet
    >
      {label}
    </CheckboxLine>
  )
}
