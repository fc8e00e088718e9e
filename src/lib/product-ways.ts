import type { ShortUser } from '#src/contract/entities/profile/profile.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { PAGES } from '#src/contract/pages.ts'
import type { PlainPageKey } from '#src/contract/path-to.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { getBoot } from './boot.ts'

/** Where a product's customers fill in their details, are met again, and see what they can have. */
interface ProductWay {
  detail: PlainPageKey
  welcome: PlainPageKey
  /** Absent = the start call of the product answers where to go. */
  offers?: PlainPageKey
}

export const WAYS: Partial<Record<ProductType, ProductWay>> = {
  'Personal Loans': { detail: 'userDetail', welcome: 'welcomeBack', offers: 'offers' },
  'Business Loans': { detail: 'businessDetail', welcome: 'businessWelcomeBack', offers: 'businessOffers' },
  'Gold Loans': { detail: 'goldLoanDetail', welcome: 'welcomeBack' },
  'Affordable Housing Loan': { detail: 'housingLoanDetail', welcome: 'welcomeBack' },
}
/** Cards and insurance begin with their lists: nobody is asked for an income before they have chosen one. */
const FIRST_PAGE: Partial<Record<ProductType, PlainPageKey>> = {
  'Credit Cards': 'creditCard',
  'Other Insurance': 'insurance',
}

/** Where choosing a product leads; the guards and the customer routing do the rest. */
export function startPage(productType: ProductType): PlainPageKey {
  return WAYS[productType]?.detail ?? FIRST_PAGE[productType] ?? 'products'
}

export const startPath = (productType: ProductType): string => pathTo(startPage(productType))

/** The products are on a storefront's empty path, and on a page of their own elsewhere. */
export const productsPath = (): string => pathTo(getBoot().flavour === 'storefront' ? 'landing' : 'products')

/** The first step of a product's form, also when every answer is given: 'Return to Profile'. */
export const profilePath = (productType: ProductType | null): string =>
  withQuery(startPath(productType ?? 'Personal Loans'), { step: 'personal-information' })

/** Where a product's customers are met again. */
export const welcomePath = (productType: ProductType | null): string =>
  pathTo((productType && WAYS[productType]?.welcome) ?? 'welcomeBack')

/** The list of offers that a product's customers choose from: business has its own, the others share one. */
export const offersPath = (productType: ProductType | null): string => pathTo(offersPage(productType) ?? 'offers')

/** One of those offers in full. */
export const offerPage = (productType: ProductType | null) =>
  offersPage(productType) === 'businessOffers' ? 'businessOfferDetail' : 'offerDetail'

const offersPage = (productType: ProductType | null) =>
  (['offers', 'businessOffers'] as const).find((page) => PAGES[page].products?.some((each) => each === productType))

/** Where a draft goes on: at its offers, or where its product begins if it has no list of them. */
export const draftPath = (productType: ProductType): string => pathTo(offersPage(productType) ?? startPage(productType))

export type Completion = Pick<
  ShortUser,
  'pl_completed' | 'bl_completed' | 'gl_completed' | 'hl_completed' | 'pl_update_required' | 'pl_se_update_required'
>

/** True when the product's form has every answer, and none of them needs an update. */
export function isComplete(productType: ProductType, user: Completion): boolean {
  switch (productType) {
    case 'Business Loans':
      return user.bl_completed === 1
    case 'Gold Loans':
      return user.gl_completed === 1
    case 'Affordable Housing Loan':
      return user.hl_completed === 1
    default:
      return user.pl_completed === 1 && !user.pl_update_required && !user.pl_se_update_required
  }
}
