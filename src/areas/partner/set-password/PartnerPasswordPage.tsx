import { useTranslation } from 'react-i18next'
import { pathTo } from '#src/contract/path-to.ts'
import { SetPassword } from '#src/features/staff-sign-in/SetPassword.tsx'

export function PartnerPasswordPage() {
  const { t } = useTranslation('partner')
  return <SetPassword headline={t('login.headline')} signIn={pathTo('partnerLogin')} />
}
