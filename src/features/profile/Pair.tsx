import './product-form.css'
import type { ReactNode } from 'react'

/** Related fields side by side from 600 px. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="form-pair">{children}</div>
}
