import { useTranslation } from 'react-i18next'
import { STAFF_REASON_MIN } from '#src/contract/rules/codes/customer-reference.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'

/** Why something is done with somebody; the activity log keeps it. */
export function Reason() {
  const { t } = useTranslation('staff-admin')
  return (
    <TextField
      name="reason"
      label={t('acts.reason')}
      help={t('acts.reasonHelp', { min: STAFF_REASON_MIN })}
      messages={{ 'rules:reason': t('acts.reasonShort') }}
      rows={2}
      input={{ maxLength: 300 }}
    />
  )
}
