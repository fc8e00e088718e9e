import type { ReactNode } from 'react'
import { MuiBrand } from '#src/brand/MuiBrand.tsx'
import { QueryScope } from '#src/lib/QueryScope.tsx'

/** What the customer's screens behind the sign-in need beyond the public frame. */
export function UserFrame({ children }: { children?: ReactNode }) {
  return (
    <QueryScope>
      <MuiBrand>{children}</MuiBrand>
    </QueryScope>
  )
}

/** The back office's sign-in: no menu, one main region. */
export function LoginFrame({ children }: { children?: ReactNode }) {
  return (
    <MuiBrand>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </MuiBrand>
  )
}
