import type { ReactNode } from 'react'
import { MuiBrand } from '#src/brand/MuiBrand.tsx'

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
