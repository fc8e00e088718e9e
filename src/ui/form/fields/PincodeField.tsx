import { PINCODE_LENGTH } from '#src/contract/constants.ts'
import { isPincode, pincodeHint } from '#src/contract/rules/person/pincode.ts'
import { typedDigits } from '#src/contract/rules/typed.ts'
import { InputField } from './InputField.tsx'
import { useField } from './use-field.ts'
import type { FieldProps } from './use-field.ts'

/** Six digits of an Indian postal code. */
export function PincodeField({ autoComplete = 'postal-code', ...props }: FieldProps & { autoComplete?: string }) {
  const field = useField(props.name, props)
  const shown = field.text
  return (
    <InputField
      {...props}
      field={field}
      shown={shown}
      hint={pincodeHint}
      right={isPincode(shown)}
      input={{
        inputMode: 'numeric',
        autoComplete,
        onChange: (event) => field.onChange(typedDigits(event.target.value, PINCODE_LENGTH)),
      }}
    />
  )
}
