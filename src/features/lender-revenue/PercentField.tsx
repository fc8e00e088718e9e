import { useState } from 'react'
import { typedFigure } from '#src/contract/rules/typed.ts'
import { InputField } from '#src/ui/form/fields/InputField.tsx'
import { useField } from '#src/ui/form/fields/use-field.ts'
import type { FieldProps } from '#src/ui/form/fields/use-field.ts'

const numberOf = (typed: string) => (typed === '' ? '' : Number(typed))

/** A percentage with up to three decimals. The form holds a number, or empty text while nothing is entered. */
export function PercentField(props: FieldProps) {
  const field = useField(props.name)
  const [typed, setTyped] = useState('')
  const held = typeof field.value === 'number' ? field.value : ''
  return (
    <InputField
      {...props}
      field={field}
      shown={numberOf(typed) === held ? typed : String(held)}
      end="%"
      input={{
        inputMode: 'decimal',
        autoComplete: 'off',
        onChange: (event) => {
          const next = typedFigure(event.target.value, 3, 3)
          setTyped(next)
          field.onChange(numberOf(next))
        },
      }}
    />
  )
}
