import { useState } from 'react'
import type { ReactNode } from 'react'
import { groupRupees, typedAmount } from '#src/contract/rules/typed.ts'
import { InputField } from './InputField.tsx'
import { useField } from './use-field.ts'
import type { FieldProps } from './use-field.ts'

const numberOf = (typed: string) => (typed === '' ? '' : Number(typed))

interface NumberFieldProps extends FieldProps {
  prefix?: string
  /** Keyboard of a phone: with a point, or digits alone. */
  inputMode?: 'decimal' | 'numeric'
  /** The unit, behind the number. */
  end?: ReactNode
  /** The number in words, shown before the help. */
  say?: (value: number) => string
}

/** A number: digits are typed, groups are shown. The form holds a number, or empty text while nothing is entered. */
export function NumberField({ prefix, end, say, inputMode = 'decimal', ...props }: NumberFieldProps) {
  const field = useField(props.name, props)
  const [typed, setTyped] = useState('')
  const held = typeof field.value === 'number' ? field.value : ''
  const shown = groupRupees(numberOf(typed) === held ? typed : String(held))
  const words = say && typeof held === 'number' ? say(held) : ''
  return (
    <InputField
      {...props}
      help={[words, props.help].filter(Boolean).join(' · ')}
      field={field}
      shown={shown}
      {...(prefix !== undefined && { prefix })}
      {...(end !== undefined && { end })}
      input={{
        inputMode,
        autoComplete: 'off',
        onChange: (event) => {
          const next = typedAmount(event.target.value)
          setTyped(next)
          field.onChange(numberOf(next))
        },
      }}
    />
  )
}
