import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '#src/lib/i18n.ts'
import { lazyPart } from '#src/lib/lazy-part.ts'
import { useSession } from '#src/lib/session/session-store.ts'
import { Icon } from '#src/ui/site/icons.tsx'
import { useDismiss } from '../use-dismiss.ts'
import type { SiteLink } from './use-site-links.ts'

export const CustomerPlaces = lazyPart(async () => {
  const [part] = await Promise.all([import('./CustomerPlaces.tsx'), loadTexts(['bottom-bar'])])
  return part.CustomerPlaces
})

/** The signed-in customer's corner: a plain disclosure. What it opens comes after the first load. */
export function CustomerAccountMenu({ links }: { links: readonly SiteLink[] }) {
  const { t } = useTranslation('layout')
  const user = useSession((session) => session.user)
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  useDismiss(open, () => setOpen(false), menu)

  const initials = `${user?.firstName[0] ?? ''}${user?.lastName[0] ?? ''}`.toUpperCase()
  return (
    <div className="menu" ref={menu}>
      <button
        type="button"
        className="ibtn"
        aria-expanded={open}
        aria-controls="account-menu"
        aria-label={initials ? t('accountOf', { initials }) : t('account')}
        onClick={() => setOpen(!open)}
      >
        <span className="avatar">{initials || <Icon name="accountBox" />}</span>
      </button>
      <CustomerPlaces links={links} open={open} onOpen={setOpen} />
    </div>
  )
}
