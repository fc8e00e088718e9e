import Link from '@mui/material/Link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { isAdminRole } from '#src/contract/admin-roles.ts'
import { PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import { titleOf } from '#src/contract/pages/page-row.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { StaffSignIn } from '#src/features/staff-sign-in/StaffSignIn.tsx'
import { ApiError } from '#src/lib/http/api-error.ts'
import { call } from '#src/lib/http/http.ts'
import { pingSession, setSession } from '#src/lib/session/session.ts'
import { CodeStep } from './CodeStep.tsx'
import type { Credentials } from './CodeStep.tsx'
import type { SignedIn } from './signed-in.ts'

const ASKS_FOR_CODE = ['code_needed', 'factor_needed']

/** The admin's sign-in. The guard moves on once there is a session: to the callback, or to the role's first page. */
export function AdminLoginPage() {
  const { t } = useTranslation(['admin', 'staff-admin', 'staff-titles'])
  const [query] = useSearchParams()
  const [step, setStep] = useState<(Credentials & { setUp: boolean }) | null>(null)
  const callback = query.get('callback')?.split('?')[0]
  const target = PAGE_KEYS.find(
    (page) => PAGES[page].guard === 'admin' && PAGES[page].paths.some((path) => path === callback),
  )
  const enter = async ({ token, adminId, roleId }: SignedIn) => {
    await setSession({ adminToken: token, adminId, roleId })
    // The name in the top bar.
    await pingSession('admin')
  }
  const signIn = async (email: string, password: string) => {
    try {
      const { token, adminId, roleId } = await call('adminLogin', { body: { email, password } })
      if (isAdminRole(roleId)) await enter({ token, adminId, roleId })
    } catch (error) {
      if (!(error instanceof ApiError) || !ASKS_FOR_CODE.includes(error.code)) throw error
      setStep({ email, password, setUp: error.code === 'factor_needed' })
    }
  }
  const headline = t('login.headline')
  if (step)
    return (
      <CodeStep
        {...step}
        headline={headline}
        onSignedIn={(signedIn) => void enter(signedIn)}
        onBack={() => setStep(null)}
      />
    )
  return (
    <StaffSignIn
      area="admin"
      title={t('login.title')}
      help={t('login.help')}
      headline={headline}
      signIn={signIn}
      below={
        <Link component={RouterLink} to={pathTo('adminForgot')} sx={{ justifySelf: 'center', py: 2.5 }}>
          {t('staff-admin:forgot.link')}
        </Link>
      }
      note={[target && t('login.callback', { page: t(titleOf(PAGES[target])) }), t('login.idle')]
        .filter(Boolean)
        .join(' ')}
    />
  )
}
