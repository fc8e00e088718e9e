import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '#src/ui/site/icons.tsx'
import { LanguageSwitch } from '#src/ui/site/LanguageSwitch.tsx'
import { useDismiss } from '../use-dismiss.ts'
import type { SiteLink } from './use-site-links.ts'

/**
 * A visitor's menu on a phone. A plain disclosure of the browser: it opens on a prerendered page before any script has
 * run, and says itself whether it is open.
 */
export function CustomerSiteMenu({ links }: { links: readonly SiteLink[] }) {
  const { t } = useTranslation(['layout', 'common'])
  const menu = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  // Prerendered markup holds the links; once the script is there, they are there while the menu is open.
  const [live, setLive] = useState(false)
  const close = () => setOpen(false)
  useDismiss(open, close, menu)

  // Before any press is handled: one that closes the menu must not be undone by this.
  useLayoutEffect(() => {
    // Opened before the script had come.
    setOpen(menu.current?.open ?? false)
    setLive(true)
  }, [])

  return (
    <details className="menu only-m" ref={menu} open={open}>
      <summary
        className="ibtn"
        aria-label={t('menu')}
        onClick={(event) => {
          // The state opens it, so that both agree.
          event.preventDefault()
          setOpen(!open)
        }}
      >
        <Icon name="menu" size={24} />
      </summary>
      {(open || !live) && (
        <nav className="menu-list" aria-label={t('menu')}>
          {live && (
            <button
              type="button"
              className="ibtn menu-shut"
              aria-label={t('common:close')}
              onClick={() => {
                close()
                menu.current?.querySelector('summary')?.focus()
              }}
            >
              <Icon name="close" />
            </button>
          )}
          <ul>
            {links.map(({ key, to, current, icon }) => (
              <li key={key}>
                <Link className="menu-item" to={to} aria-current={current} onClick={close}>
                  <Icon name={icon} />
                  {t(`nav.${key}`)}
                </Link>
              </li>
            ))}
          </ul>
          <div className="menu-lang">
            <LanguageSwitch />
          </div>
        </nav>
      )}
    </details>
  )
}
