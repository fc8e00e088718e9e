import { PHONE_CODE } from '#src/contract/constants.ts'
import { isPhone, phoneHint } from '#src/contract/rules/person/phone.ts'
import { typedPhone } from '#src/contract/rules/typed.ts'
import { InputField } from './InputField.tsx'
import { useField } from './use-field.ts'
import type { FieldProps } from './use-field.ts'

/** Ten digits of an Indian mobile number; `autoComplete` off for another person's number. */
export function PhoneField({ autoComplete = 'tel-national', ...props }: FieldProps & { autoComplete?: string }) {
  const field = useField(props.name, props)
  const shown = field.text
  return (
    <InputField
      {...props}
      field={field}
      shown={shown}
      hint={phoneHint}
      prefix={`+${PHONE_CODE}`}
      right={isPhone(shown)}
      input={{
        type: 'tel',
        inputMode: 'numeric',
        autoComplete,
        onChange: (event) => field.onChange(typedPhone(event.target.value)),
      }}
    />
  )
}
