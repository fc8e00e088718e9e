import { useTranslation } from 'react-i18next'
import { TextField } from '#src/ui/form/fields/TextField.tsx'

/** Whom an act of staff concerns, and why: both are kept with it. */
export function CustomerAndReason({ reasonHelp }: { reasonHelp: string }) {
  const { t } = useTranslation('eligibility')
  return (
    <>
      <TextField
        name="customer"
        label={t('customer.number')}
        help={t('customer.numberHelp')}
        input={{ autoComplete: 'off', maxLength: 40 }}
      />
      <TextField
        name="reason"
        label={t('customer.reason')}
        help={reasonHelp}
        input={{ autoComplete: 'off', maxLength: 300 }}
      />
    </>
  )
}
