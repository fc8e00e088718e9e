import { DEFAULT_PRODUCT, isLoanProduct } from './entities/shared/loan-products.ts'
import type { ProductType } from './entities/shared/product-type.ts'
import { PRODUCTS } from './entities/shared/products.ts'
import { marketedKind } from './marketed-kinds.ts'
import type { MarketedKind } from './marketed-kinds.ts'
import { PAGES } from './pages.ts'
import type { PageKey } from './pages.ts'
import type { PlainPageKey } from './path-to.ts'
import { pathTo, withQuery } from './path-to.ts'

/** A product's pages, see the contract. Cards and insurance begin with their lists, and meet nobody again. */
interface ProductPages {
  start: PlainPageKey
  draft: PlainPageKey
  welcome?: PlainPageKey
  offers?: PlainPageKey
}
export const pagesOf = (productType: ProductType): ProductPages => PRODUCTS[productType].pages

export const startPath = (productType: ProductType): string => pathTo(pagesOf(productType).start)

/** What everybody may see of the product; the site's first page where there is nothing of the kind. */
export const publicPath = (productType: ProductType): string => pathTo(PRODUCTS[productType].publicPage ?? 'landing')

/** Steps of the products' forms that a page leads to; a form without it opens at its beginning. */
type ProfileStep =
  | 'personal-information'
  | 'contact-details'
  | 'employment-details'
  | 'income'
  | 'your-business'
  | 'the-home'
  | 'your-gold'

/**
 * A step of a product's form, also when every answer is given: 'Return to Profile'. Cards and insurance have no form of their
 * own, and who has chosen nothing has none either: the personal one shows what is known.
 */
export const profilePath = (productType: ProductType | null, step: ProfileStep = 'personal-information'): string =>
  withQuery(startPath(isLoanProduct(productType) ? productType : DEFAULT_PRODUCT), { step })

/** True of such an address where nothing but the address says which form is meant. */
export const namesForm = (page: PageKey, search: string, productType: ProductType | null): boolean =>
  page === pagesOf(DEFAULT_PRODUCT).start && new URLSearchParams(search).has('step') && !isLoanProduct(productType)

/** Where a product's customers are met again. */
export const welcomePath = (productType: ProductType | null): string =>
  pathTo((productType && pagesOf(productType).welcome) ?? 'welcomeBack')

/** The list of offers that a product's customers choose from: business has its own, the others share one. */
export const offersPath = (productType: ProductType | null): string => pathTo(offersPage(productType) ?? 'offers')

/** One of those offers in full. */
export const offerPage = (productType: ProductType | null) =>
  offersPage(productType) === 'businessOffers' ? 'businessOfferDetail' : 'offerDetail'

const offersPage = (productType: ProductType | null) =>
  (['offers', 'businessOffers'] as const).find((page) => PAGES[page].products?.some((each) => each === productType))

/** Where a draft of the product goes on. */
export const draftPath = (productType: ProductType): string => pathTo(pagesOf(productType).draft)

/** Where a marketed kind begins for somebody who is signed in. */
export function kindStart({ productType, enquiry }: Pick<MarketedKind, 'productType' | 'enquiry'>): string {
  if (enquiry) return pathTo('loanLead', { kind: enquiry })
  return productType ? startPath(productType) : pathTo('products')
}

/** What somebody came for: a product that was chosen, or the segment of a marketed kind. */
interface CameFor {
  productType: ProductType | null
  urlSegment: string | null
}

/** Where the sign-in leads: to the product that was chosen, else to what was come for; null = neither. */
export function wayOn({ productType, urlSegment }: CameFor): string | null {
  if (productType) return startPath(productType)
  const kind = marketedKind(urlSegment)
  return kind ? kindStart(kind) : null
}
