import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { OTP_LIFE_SECONDS } from '#src/contract/constants.ts'

/** A code that was handed over and not taken in time: it may still come, and nobody has to begin again. */
export function LateCode() {
  const { t } = useTranslation('form')
  return (
    <Alert severity="warning" role="status">
      {t('lateCode', { minutes: OTP_LIFE_SECONDS / 60 })}
    </Alert>
  )
}
