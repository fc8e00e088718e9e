import { PHONE_CODE, PHONE_LENGTH } from '#src/contract/constants.ts'
import { isPhone, phoneHint } from '#src/contract/rules/phone.ts'
import { InputField } from './InputField.tsx'
import { typedPhone } from './typed-text.ts'
import { useField } from './use-field.ts'
import type { FieldProps } from './use-field.ts'

/** Ten digits of an Indian mobile number; `autoComplete` off for another person's number. */
export function PhoneField({ autoComplete = 'tel-national', ...props }: FieldProps & { autoComplete?: string }) {
  const field = useField(props.name)
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
        // Longer than the number, so that a pasted one may bring its country code.
        maxLength: PHONE_LENGTH + 8,
        onChange: (event) => field.onChange(typedPhone(event.target.value)),
      }}
    />
  )
}
