import type { ReactNode } from 'react'
import { MuiBrand } from '#src/brand/MuiBrand.tsx'

/** What the customer's screens behind the sign-in need beyond the public frame. */
export function UserFrame({ children }: { children?: ReactNode }) {
  return <MuiBrand>{children}</MuiBrand>
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
