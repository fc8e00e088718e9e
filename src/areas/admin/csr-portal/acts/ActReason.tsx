import { useTranslation } from 'react-i18next'
import { ACT_REASON_MAX } from '#src/contract/entities/support/csr-acts.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'

/** Why something is done for the customer, who reads it. */
export function ActReason() {
  const { t } = useTranslation('csr')
  return (
    <TextField
      name="reason"
      label={t('acts.reason')}
      help={t('acts.reasonHelp')}
      input={{ autoComplete: 'off', maxLength: ACT_REASON_MAX }}
    />
  )
}
