import { useTranslation } from 'react-i18next'
import { firstPage, firstPath } from '#src/contract/access.ts'
import { isAdminRole } from '#src/contract/admin-roles.ts'
import { PAGES } from '#src/contract/pages.ts'
import { titleOf } from '#src/contract/pages/page-row.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { useSession } from '#src/lib/session/session-store.ts'
import { StaffNotFound } from '#src/ui/page/StaffNotFound.tsx'

/** An admin's address that leads nowhere: the way back to the first page of the role, or to the sign-in. */
export function AdminNotFoundPage() {
  const { t } = useTranslation(['staff', 'staff-titles'])
  const role = useSession(({ adminToken, roleId }) => (adminToken !== null && isAdminRole(roleId) ? roleId : null))
  if (role === null) return <StaffNotFound to={pathTo('adminLogin')} way={t('notFound.signIn')} alone />
  const page = t(titleOf(PAGES[firstPage(role)]))
  return <StaffNotFound to={firstPath(role)} way={t('notFound.admin', { page })} />
}
