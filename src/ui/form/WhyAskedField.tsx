import { useTranslation } from 'react-i18next'
import { TextField } from './fields/TextField.tsx'

/** Why an act is wanted, for a second person where one has to agree. */
export function WhyAskedField() {
  const { t } = useTranslation('approvals')
  return (
    <TextField
      name="reason"
      label={t('asking.why')}
      help={t('asking.help')}
      input={{ autoComplete: 'off', maxLength: 300 }}
    />
  )
}
