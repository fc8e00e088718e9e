import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { PageArea } from '#src/contract/pages/page-row.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { rememberPath } from '#src/lib/remember.ts'
import { patchSession, useSession } from '#src/lib/session/session-store.ts'
import type { Session } from '#src/lib/session/session-store.ts'
import { adminLogin } from '../guards.ts'

const TARGET: Readonly<Record<PageArea, string>> = {
  customer: pathTo('login'),
  admin: pathTo('adminLogin'),
  partner: pathTo('partnerLogin'),
}

const targetOf = (expired: NonNullable<Session['expired']>): string =>
  typeof expired === 'string' ? TARGET[expired] : expired.adminAt

/** When the server has refused the session, one move to the area's sign-in, or back to the admin, before any guard has its say. */
export function ExpiryGate({ children }: { children: ReactNode }) {
  const expired = useSession((session) => session.expired)
  const { pathname, search } = useLocation()
  const arrived = expired !== null && pathname === targetOf(expired)

  useEffect(() => {
    if (expired === null) return
    if (arrived) patchSession({ expired: null })
    else if (typeof expired === 'string') rememberPath(expired, pathname + search)
  }, [arrived, expired, pathname, search])

  if (expired === null || arrived) return children
  const to = expired === 'admin' ? adminLogin(pathname + search) : targetOf(expired)
  return <Navigate to={to} replace />
}
