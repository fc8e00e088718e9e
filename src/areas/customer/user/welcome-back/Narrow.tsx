import './welcome-back.css'
import type { ReactNode } from 'react'

/** The page's column. */
export function Narrow({ busy, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <div className="wrap-c main" aria-busy={busy}>
      <div className="welcome">{children}</div>
    </div>
  )
}
