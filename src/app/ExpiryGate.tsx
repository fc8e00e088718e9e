import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { PageArea } from '#src/contract/pages.ts'
import { rememberPath } from '#src/lib/remember.ts'
import { patchSession, useSession } from '#src/lib/session-store.ts'
import { adminLogin } from './guards.ts'

const LOGIN: Record<PageArea, string> = { customer: '/login', admin: '/admin/login', partner: '/partner/login' }

/** When the server has refused the session, one move to the area's sign-in, before any guard has its say. */
export function ExpiryGate({ children }: { children: ReactNode }) {
  const expired = useSession((session) => session.expired)
  const { pathname, search } = useLocation()
  const arrived = expired !== null && pathname === LOGIN[expired]

  useEffect(() => {
    if (expired === null) return
    if (arrived) patchSession({ expired: null })
    else rememberPath(expired, pathname + search)
  }, [arrived, expired, pathname, search])

  if (expired === null || arrived) return children
  return <Navigate to={expired === 'admin' ? adminLogin(pathname + search) : LOGIN[expired]} replace />
}
