import { useTranslation } from 'react-i18next'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'

/** Which contact changes, and the new one. */
export function NewContactFields() {
  const { t } = useTranslation('csr')
  return (
    <>
      <SelectField
        name="channel"
        label={t('acts.contact.channel')}
        choices={(['mobile', 'email'] as const).map((id) => ({ id, value: t(`acts.contact.${id}`) }))}
      />
      <TextField
        name="destination"
        label={t('acts.contact.destination')}
        what={t('acts.contact.what')}
        input={{ autoComplete: 'off', maxLength: 254 }}
      />
    </>
  )
}
