import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MuiBrand } from '#src/brand/MuiBrand.tsx'
import { firstPath } from '#src/contract/access.ts'
import { isAdminRole } from '#src/contract/admin-roles.ts'
import { QueryScope } from '#src/lib/QueryScope.tsx'
import { signOut, useSession } from '#src/lib/session.ts'
import { BackOfficeFrame } from './BackOfficeFrame.tsx'
import { adminGroups } from './menu-groups.ts'

/** The admin's frame; the role decides what the menu shows, the server what may be done. */
export function AdminLayout({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('staff')
  const { admin, roleId } = useSession()
  // Without a role there is no menu to show; the guard inside leads to the sign-in.
  if (!isAdminRole(roleId)) return <MuiBrand>{children}</MuiBrand>
  const role = t(`roles.${roleId}`)
  return (
    <MuiBrand>
      <BackOfficeFrame
        tone="deep"
        home={firstPath(roleId)}
        groups={adminGroups(roleId)}
        person={{ name: admin?.name ?? role, detail: role }}
        onLogout={() => void signOut('admin')}
      >
        <QueryScope>{children}</QueryScope>
      </BackOfficeFrame>
    </MuiBrand>
  )
}
