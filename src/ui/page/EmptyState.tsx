import type { ReactNode } from 'react'
import { Icon } from '#src/ui/site/icons.tsx'
import type { IconName } from '#src/ui/site/icons.tsx'

interface EmptyStateProps {
  icon: IconName
  title: string
  text: string
  /** Ways on, the main one first. */
  children?: ReactNode
}

/** Nothing to show: why, and what can be done. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <section className="card pad empty">
      <span className="spot accent">
        <Icon name={icon} size={24} />
      </span>
      <h2 className="h2 mt16">{title}</h2>
      <p className="mut mt8">{text}</p>
      {children && <div className="stack g8 mt20">{children}</div>}
    </section>
  )
}
