import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { isAdminRole } from '#src/contract/admin-roles.ts'
import { PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import { titleOf } from '#src/contract/pages/page-row.ts'
import { StaffSignIn } from '#src/features/staff-sign-in/StaffSignIn.tsx'
import { call } from '#src/lib/http.ts'
import { pingSession, setSession } from '#src/lib/session.ts'

/** The admin's sign-in. The guard moves on once there is a session: to the callback, or to the role's first page. */
export function AdminLoginPage() {
  const { t } = useTranslation(['admin', 'staff-titles'])
  const [query] = useSearchParams()
  const callback = query.get('callback')?.split('?')[0]
  const target = PAGE_KEYS.find(
    (page) => PAGES[page].guard === 'admin' && PAGES[page].paths.some((path) => path === callback),
  )

  const signIn = async (email: string, password: string) => {
    const { token, adminId, roleId } = await call('adminLogin', { body: { email, password } })
    if (!isAdminRole(roleId)) return
    await setSession({ adminToken: token, adminId, roleId })
    // The name in the top bar.
    await pingSession('admin')
  }
  return (
    <StaffSignIn
      area="admin"
      title={t('login.title')}
      help={t('login.help')}
      headline={t('login.headline')}
      signIn={signIn}
      note={[target && t('login.callback', { page: t(titleOf(PAGES[target])) }), t('login.idle')]
        .filter(Boolean)
        .join(' ')}
    />
  )
}
