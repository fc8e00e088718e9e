import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isLoanProduct, LOANS } from '#src/contract/entities/shared/loan-products.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { lazyPart } from '#src/lib/lazy-part.ts'
import { loadSession } from '#src/lib/load-session.ts'
import { profilePath } from '#src/lib/product-ways.ts'
import { useSession } from '#src/lib/session-store.ts'
import { toastError } from '#src/lib/toast.ts'
import { Icon } from '#src/ui/site/icons.tsx'
import { useDismiss } from './use-dismiss.ts'
import type { SiteLink } from './use-site-links.ts'

const CustomerBottomBar = lazyPart(async () => (await import('./CustomerBottomBar.tsx')).CustomerBottomBar)

const IN_BAR: readonly SiteLink['key'][] = ['loans', 'cards']

/**
 * The signed-in customer's corner: a plain disclosure, on phones with the ways that a wide header has in its row, and a
 * bar that leads to the nearest of them.
 */
export function CustomerAccountMenu({ links }: { links: readonly SiteLink[] }) {
  const { t } = useTranslation('layout')
  const user = useSession((session) => session.user)
  const productType = useSession((session) => session.productType)
  // Cards and insurance have no form of their own: the personal one shows what is known.
  const details = profilePath(isLoanProduct(productType) ? productType : null)
  // Gold is lent without a score; cards and insurance have no offers that it could change.
  const hasOffers = isLoanProduct(productType) && LOANS[productType].score
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const close = () => setOpen(false)
  useDismiss(open, close, menu)

  const signOut = async () => {
    try {
      await (await loadSession()).signOut('customer')
    } catch (error) {
      toastError(error)
    }
  }

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
      <ul className="menu-list" id="account-menu" hidden={!open}>
        <li className="in-bar">
          <Link className="menu-item" to={pathTo('applicationStatus')} onClick={close}>
            <Icon name="document" />
            {t('myApplications')}
          </Link>
        </li>
        <li>
          <Link className="menu-item" to={details} onClick={close}>
            <Icon name="accountBox" />
            {t('myDetails')}
          </Link>
        </li>
        {hasOffers && (
          <li>
            <Link className="menu-item" to={pathTo('creditScore')} onClick={close}>
              <Icon name="gauge" />
              {t('creditScore')}
            </Link>
          </li>
        )}
        <li>
          <Link className="menu-item" to={pathTo('tickets')} onClick={close}>
            <Icon name="headset" />
            {t('myTickets')}
          </Link>
        </li>
        <li>
          <Link className="menu-item" to={pathTo('privacyCentre')} onClick={close}>
            <Icon name="shield" />
            {t('privacyCentre')}
          </Link>
        </li>
        {links.map(({ key, to, current, icon }, at) => (
          <li key={key} className={`only-m ${at === 0 ? 'menu-next' : ''} ${IN_BAR.includes(key) ? 'in-bar' : ''}`}>
            <Link className="menu-item" to={to} aria-current={current} onClick={close}>
              <Icon name={icon} />
              {t(`nav.${key}`)}
            </Link>
          </li>
        ))}
        <li className="menu-next">
          <button type="button" className="menu-item" onClick={() => void signOut()}>
            <Icon name="logOut" />
            {t('logOut')}
          </button>
        </li>
      </ul>
      <CustomerBottomBar links={links} open={open} onMore={() => setOpen(!open)} />
    </div>
  )
}
