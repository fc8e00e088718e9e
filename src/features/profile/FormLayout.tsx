import './product-form.css'
import type { ReactNode } from 'react'

interface FormLayoutProps {
  header: ReactNode
  aside: ReactNode
  bar: ReactNode
  children: ReactNode
}

/** The screen of a step: header and fields, the answers beside them, the bar across the bottom of the window. */
export function FormLayout({ header, aside, bar, children }: FormLayoutProps) {
  return (
    <>
      <div className="wrap-c main form-page">
        <div className="grow">
          {header}
          {children}
        </div>
        {aside}
      </div>
      {bar}
    </>
  )
}
