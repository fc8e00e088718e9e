import type { ReactNode } from 'react'

interface ScrollFrameProps {
  /** What the table shows, for whoever comes to it with the keyboard or a screen reader. */
  label: string
  className?: string
  children: ReactNode
}

/** A table that may be wider than a phone scrolls sideways in its own frame, and the page does not. */
export function ScrollFrame({ label, className, children }: ScrollFrameProps) {
  return (
    <div className={className ? `tbl-scroll ${className}` : 'tbl-scroll'} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
