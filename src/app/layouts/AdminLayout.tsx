import { lazy } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MuiBrand } from '#src/brand/MuiBrand.tsx'
import { firstPath } from '#src/contract/access.ts'
import { isAdminRole } from '#src/contract/admin-roles.ts'
import type { AdminRole } from '#src/contract/admin-roles.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { CodeAsker } from '#src/features/staff-sign-in/CodeAsker.tsx'
import { QueryScope } from '#src/lib/http/QueryScope.tsx'
import { signOut, useSession } from '#src/lib/session/session.ts'
import { BackOfficeFrame } from './BackOfficeFrame.tsx'
import { CommandTools } from './command/CommandTools.tsx'
import { adminGroups } from './menu-groups.ts'
import { useWaiting } from './use-waiting.ts'

const CodeDialog = lazy(async () => ({
  default: (await import('#src/features/staff-factor/CodeDialog.tsx')).CodeDialog,
}))

const leave = () => void signOut('admin')

/** The admin's frame; the role decides what the menu shows, the server what may be done. */
export function AdminLayout({ children }: { children?: ReactNode }) {
  const { roleId } = useSession()
  // Without a role there is no menu to show; the guard inside leads to the sign-in.
  return (
    <MuiBrand>
      {isAdminRole(roleId) ? (
        <QueryScope>
          <AdminFrame role={roleId}>{children}</AdminFrame>
          <CodeAsker dialog={CodeDialog} />
        </QueryScope>
      ) : (
        children
      )}
    </MuiBrand>
  )
}

function AdminFrame({ role, children }: { role: AdminRole; children: ReactNode }) {
  const { t } = useTranslation('staff')
  const { admin } = useSession()
  const { on } = useWaiting(role)
  const detail = t(`roles.${role}`)
  return (
    <BackOfficeFrame
      tone="deep"
      home={firstPath(role)}
      groups={adminGroups(role)}
      waitingOn={on}
      person={{ name: admin?.name ?? detail, detail, to: pathTo('my-sign-in') }}
      onLogout={leave}
      tools={<CommandTools role={role} onLogout={leave} />}
    >
      {children}
    </BackOfficeFrame>
  )
}
