import { useState } from 'react'
import { CURRENCY_SYMBOL } from '#src/contract/constants.ts'
import { InputField } from './InputField.tsx'
import { groupRupees, typedAmount } from './typed-text.ts'
import { useField } from './use-field.ts'
import type { FieldProps } from './use-field.ts'
import { useGroupedCaret } from './use-grouped-caret.ts'

const amountOf = (typed: string) => (typed === '' ? '' : Number(typed))

/** Rupees: digits are typed, groups are shown. The form holds a number, or empty text while nothing is entered. */
export function MoneyField(props: FieldProps) {
  const field = useField(props.name)
  const [typed, setTyped] = useState('')
  const held = typeof field.value === 'number' ? field.value : ''
  const shown = groupRupees(amountOf(typed) === held ? typed : String(held))
  const keepCaret = useGroupedCaret(shown)
  return (
    <InputField
      {...props}
      field={field}
      shown={shown}
      prefix={CURRENCY_SYMBOL}
      input={{
        inputMode: 'numeric',
        autoComplete: 'off',
        onChange: (event) => {
          keepCaret(event)
          const next = typedAmount(event.target.value)
          setTyped(next)
          field.onChange(amountOf(next))
        },
      }}
    />
  )
}
