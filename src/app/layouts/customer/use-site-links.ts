import { useLocation } from 'react-router-dom'
import { pageAt, routesOf } from '#src/app/route-table.ts'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { isLoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { isOffered, LOAN_KINDS, offeredOf } from '#src/features/products/product-kinds.ts'
import { getBoot, productsPath } from '#src/lib/boot.ts'
import { useSession } from '#src/lib/session/session-store.ts'
import type { IconName } from '#src/ui/site/icons.tsx'

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
  const products = productsPath()
  const loans = signedIn ? products : pathTo('landing')
  const at = (path: string, section: readonly PageKey[] = []) =>
    pathname === path ? 'page' : section.includes(page) ? true : undefined
  const all: readonly SiteLink[] = [
    {
      key: 'loans',
      to: loans,
      icon: 'rupee',
      current: pathname === loans ? 'page' : PAGES[page].products?.some(isLoanProduct) ? true : undefined,
    },
    { key: 'cards', to: pathTo('cardList'), icon: 'card', current: at(pathTo('cardList'), ['cardList', 'creditCard']) },
    {
      key: 'insurance',
      to: `${products}#insurance`,
      icon: 'shield',
      current: at('', ['insurance', 'insuranceTransaction']),
    },
    { key: 'vouchers', to: pathTo('vouchers'), icon: 'gift', current: at(pathTo('vouchers')) },
    { key: 'help', to: pathTo('needHelp'), icon: 'help', current: at(pathTo('needHelp')) },
  ]
  return all.filter(({ key }) =>
    key === 'loans' ? !kinds || offeredOf(LOAN_KINDS, kinds).length > 0 : key === 'help' || isOffered(kinds, key),
  )
}
