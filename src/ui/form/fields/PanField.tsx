import { isIndividualPan } from '#src/contract/rules/person/pan.ts'
import { typedPan } from '#src/contract/rules/typed.ts'
import { InputField } from './InputField.tsx'
import { KeepButton } from './KeepButton.tsx'
import { MaskedValue } from './MaskedValue.tsx'
import { useField } from './use-field.ts'
import type { FieldProps } from './use-field.ts'
import { useMasked } from './use-masked.ts'

/** A PAN in upper case; one that was given before shows masked, with "Change". */
export function PanField(props: FieldProps) {
  const field = useField(props.name, props)
  const { masked, replaced, replace, keep } = useMasked(field)
  const shown = field.text
  if (masked) return <MaskedValue {...props} help={undefined} field={field} onChangeValue={replace} />
  return (
    <InputField
      {...props}
      field={field}
      shown={shown}
      right={isIndividualPan(shown)}
      end={replaced ? <KeepButton field={props.label} onClick={keep} /> : undefined}
      input={{
        autoComplete: 'off',
        autoCapitalize: 'characters',
        spellCheck: false,
        onChange: (event) => field.onChange(typedPan(event.target.value)),
      }}
    />
  )
}
