import '#src/ui/site/styles/bottom-bar.css'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { pageAt, routesOf } from '#src/app/route-table.ts'
import { isLoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { offersPath } from '#src/contract/product-paths.ts'
import { getBoot, productsPath } from '#src/lib/boot.ts'
import { useSession } from '#src/lib/session/session-store.ts'
import { Icon, Outline } from '#src/ui/site/icons.tsx'
import { useWide } from '#src/ui/use-wide.ts'
import type { SiteLink } from './use-site-links.ts'

const HOME = 'M4 11l8-7 8 7v8.500a1 1 0 0 1-1 1h-4.500v-6h-5v6H5a1 1 0 0 1-1-1z'
const OFFERS: readonly PageKey[] = ['offers', 'businessOffers', 'offerDetail', 'businessOfferDetail']
const LOANS: readonly PageKey[] = ['applicationStatus', 'loan']

interface CustomerBottomBarProps {
  links: readonly SiteLink[]
  /** Whether the menu is open, which holds every other way. */
  open: boolean
  onMore: () => void
}

/** A customer's five places within the thumb's reach. A part of its own: the first load does without it. */
export function CustomerBottomBar({ links, open, onMore }: CustomerBottomBarProps) {
  const { t } = useTranslation('bottom-bar')
  const { pathname } = useLocation()
  const productType = useSession((session) => session.productType)
  const { flavour, mode } = getBoot()
  const page = pageAt(routesOf(flavour, mode), pathname)
  const cards = links.find(({ key }) => key === 'cards')
  const here = (to: string, section: readonly PageKey[]) =>
    pathname === to ? ('page' as const) : section.includes(page) || undefined
  const offers = offersPath(productType)
  const mine = pathTo('applicationStatus')
  if (useWide()) return null
  return (
    <nav className="bnav" aria-label={t('label')}>
      <Link to={productsPath()} aria-current={pathname === productsPath() ? 'page' : undefined}>
        <Outline d={HOME} size={24} />
        {t('home')}
      </Link>
      {isLoanProduct(productType) && (
        <Link to={offers} aria-current={here(offers, OFFERS)}>
          <Icon name="rupee" size={24} />
          {t('offers')}
        </Link>
      )}
      <Link to={mine} aria-current={here(mine, LOANS)}>
        <Icon name="document" size={24} />
        {t('mine')}
      </Link>
      {cards && (
        <Link to={cards.to} aria-current={cards.current}>
          <Icon name="card" size={24} />
          {t('cards')}
        </Link>
      )}
      <button type="button" aria-expanded={open} aria-controls="account-menu" onClick={onMore}>
        <Icon name="menu" size={24} />
        {t('more')}
      </button>
    </nav>
  )
}
