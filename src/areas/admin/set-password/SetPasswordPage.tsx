import { useTranslation } from 'react-i18next'
import { pathTo } from '#src/contract/path-to.ts'
import { SetPassword } from '#src/features/staff-sign-in/SetPassword.tsx'

export function SetPasswordPage() {
  const { t } = useTranslation('admin')
  return <SetPassword headline={t('login.headline')} signIn={pathTo('adminLogin')} />
}
