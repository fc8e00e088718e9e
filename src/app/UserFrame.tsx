import type { ReactNode } from 'react'
import { QueryScope } from '#src/lib/QueryScope.tsx'

/** What the customer's screens behind the sign-in need beyond the public frame. */
export function UserFrame({ children }: { children?: ReactNode }) {
  return <QueryScope>{children}</QueryScope>
}
