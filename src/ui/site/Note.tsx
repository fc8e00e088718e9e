import type { ReactNode, Ref } from 'react'
import { Icon } from './icons.tsx'
import type { IconName } from './icons.tsx'

type NoteProps = {
  tone?: 'plain' | 'ok' | 'warn' | 'err'
  icon?: IconName
  /** `alert` is read out at once; use it for what the person has just caused. */
  role?: 'alert' | 'status'
  noteRef?: Ref<HTMLDivElement>
  children: ReactNode
}

const ICONS = { plain: 'shield', ok: 'check', warn: 'info', err: 'alert' } as const

export function Note({ tone = 'plain', icon, role, noteRef, children }: NoteProps) {
  return (
    <div className={tone === 'plain' ? 'note' : `note ${tone}`} role={role} ref={noteRef}>
      <Icon name={icon ?? ICONS[tone]} />
      <div className="grow">{children}</div>
    </div>
  )
}
