import { useLocation } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { isLoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { isOffered, LOAN_KINDS, offeredOf } from '#src/features/products/product-kinds.ts'
import { getBoot } from '#src/lib/boot.ts'
import { useSession } from '#src/lib/session-store.ts'
import type { IconName } from '#src/ui/site/icons.tsx'
import { pageAt, routesOf } from '../route-table.ts'

export interface SiteLink {
  key: 'loans' | 'cards' | 'insurance' | 'vouchers' | 'help'
  to: string
  icon: IconName
  /** In a product's own pages its item is the section, not the page. */
  current: 'page' | true | undefined
}

/** The ways through the customer's area that the brand offers: the row of a wide header, the menu of a phone. */
export function useSiteLinks(): readonly SiteLink[] {
  const { pathname } = useLocation()
  const { kinds } = useBrand()
  const signedIn = useSession((session) => session.token !== null)
  const { flavour, mode } = getBoot()
  const page = pageAt(routesOf(flavour, mode), pathname)
  const products = flavour === 'storefront' ? '/' : '/products'
  const loans = signedIn ? products : '/'
  const at = (path: string, section: readonly PageKey[] = []) =>
    pathname === path ? 'page' : section.includes(page) ? true : undefined
  const all: readonly SiteLink[] = [
    {
      key: 'loans',
      to: loans,
      icon: 'rupee',
      current: pathname === loans ? 'page' : PAGES[page].products?.some(isLoanProduct) ? true : undefined,
    },
    { key: 'cards', to: '/credit-cards', icon: 'card', current: at('/credit-cards', ['cardList', 'creditCard']) },
    {
      key: 'insurance',
      to: `${products}#insurance`,
      icon: 'shield',
      current: at('', ['insurance', 'insuranceTransaction']),
    },
    { key: 'vouchers', to: '/vouchers', icon: 'gift', current: at('/vouchers') },
    { key: 'help', to: '/need-help', icon: 'help', current: at('/need-help') },
  ]
  return all.filter(({ key }) =>
    key === 'loans' ? !kinds || offeredOf(LOAN_KINDS, kinds).length > 0 : key === 'help' || isOffered(kinds, key),
  )
}
