import Select from '@mui/material/Select'
import { useTranslation } from 'react-i18next'
import { ChevronIcon } from '../icons.tsx'
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
        <Select
          native
          name={name}
          error={Boolean(field.error)}
          value={typeof field.value === 'number' ? field.value : ''}
          onChange={(event) => field.onChange(idOf(String(event.target.value)))}
          onBlur={field.onBlur}
          inputRef={field.inputRef}
          IconComponent={ChevronIcon}
          inputProps={{
            id: field.id,
            'aria-describedby': describedBy,
            'aria-invalid': field.error ? true : undefined,
          }}
          sx={{ '& .MuiSelect-icon': { fontSize: 20, top: 'calc(50% - 10px)', right: 14 } }}
        >
          <option value="">{t('choose')}</option>
          {choices.map(({ id, value }) => (
            <option key={id} value={id}>
              {value}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}
