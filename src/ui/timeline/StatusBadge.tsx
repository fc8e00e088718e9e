import './timeline.css'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/site/icons.tsx'
import type { IconName } from '#src/ui/site/icons.tsx'

export type StatusTone = 'neutral' | 'ok' | 'warn' | 'err' | 'info'

const ICONS: Record<StatusTone, IconName> = { neutral: 'clock', ok: 'check', warn: 'alert', err: 'info', info: 'clock' }

/** A state in a word, an icon and a colour, never by colour alone. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={`badge status-badge ${tone}`}>
      <Icon name={ICONS[tone]} size={16} />
      {children}
    </span>
  )
}
