import { typedDate } from '#src/contract/rules/typed.ts'
import { InputField } from './InputField.tsx'
import { KeepButton } from './KeepButton.tsx'
import { MaskedValue } from './MaskedValue.tsx'
import { useField } from './use-field.ts'
import type { FieldProps } from './use-field.ts'
import { useMasked } from './use-masked.ts'

interface DateFieldProps extends FieldProps {
  autoComplete?: string
  /** What stands under the mask, where its owner has to check it. */
  clear?: string
}

/** A birth date typed as DD/MM/YYYY; one that was given before shows masked, with "Change". */
export function DateField({ autoComplete = 'bday', clear, ...props }: DateFieldProps) {
  const field = useField(props.name, props)
  const { masked, replaced, replace, keep } = useMasked(field)
  const shown = field.text
  if (masked) return <MaskedValue {...props} help={undefined} field={field} clear={clear} onChangeValue={replace} />
  return (
    <InputField
      {...props}
      field={field}
      shown={shown}
      end={replaced ? <KeepButton field={props.label} onClick={keep} /> : undefined}
      input={{
        inputMode: 'numeric',
        autoComplete,
        onChange: (event) => field.onChange(typedDate(event.target.value, shown)),
      }}
    />
  )
}
