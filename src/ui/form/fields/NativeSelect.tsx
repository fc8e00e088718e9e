import { useTranslation } from 'react-i18next'
import { SelectFrame } from '#src/ui/site/fields/FieldFrame.tsx'
import { FormField } from './FormField.tsx'
import type { Choice } from './RadioCards.tsx'
import { useField } from './use-field.ts'
import type { FieldProps } from './use-field.ts'

const idOf = (text: string) => (text === '' ? '' : Number(text))

/** A choice from a longer list in the device's own select. The form holds the choice's id, or empty text. */
export function NativeSelect(props: FieldProps & { choices: readonly Choice[] }) {
  const { name, label, help, optional, choices } = props
  const { t } = useTranslation('form')
  const field = useField(name, props)
  return (
    <FormField id={field.id} label={label} optional={optional} help={help} error={field.error}>
      {(describedBy) => (
        <SelectFrame
          id={field.id}
          name={name}
          value={typeof field.value === 'number' ? field.value : ''}
          onChange={(event) => field.onChange(idOf(event.target.value))}
          onBlur={field.onBlur}
          ref={field.inputRef}
          error={Boolean(field.error)}
          describedBy={describedBy}
          choices={choices}
          unset={t('choose')}
        />
      )}
    </FormField>
  )
}
