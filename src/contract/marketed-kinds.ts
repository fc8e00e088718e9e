import type { ProductType } from './entities/product-type.ts'
import type { PageKey } from './pages.ts'

/** Kinds for which no lender offers a loan online here: what is wanted is taken down, and passed on by people. */
export const ENQUIRY_KINDS = ['student', 'two-wheeler', 'car'] as const
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number]

export function isEnquiryKind(text: unknown): text is EnquiryKind {
  return ENQUIRY_KINDS.some((kind) => kind === text)
}

/** A kind of loan with a landing page of its own. */
export interface MarketedKind {
  /** Address of the landing page, and `urlSegment` of the session. */
  segment: string
  /** The landing page of this kind; its words are in the dictionary `kind-<segment>`. */
  page: PageKey
  /** Product that it stands for; null = an enquiry. */
  productType: ProductType | null
  enquiry?: EnquiryKind
}

/**
 * Every kind that is marketed, by its first path segment. `/credit-card` is a screen of its own behind the sign-in, so
 * the cards' public page is their list. Source: specification, sections 1 and 2.
 */
export const MARKETED_KINDS: readonly MarketedKind[] = [
  { segment: 'personal-loan', page: 'kindPersonal', productType: 'Personal Loans' },
  { segment: 'gold-loan', page: 'kindGold', productType: 'Gold Loans' },
  { segment: 'business-loan', page: 'kindBusiness', productType: 'Business Loans' },
  {
    segment: 'home-loan',
    page: 'kindHome',
    productType: 'Affordable Housing Loan',
  },
  enquiry('student-loan', 'kindStudent', 'student'),
  enquiry('two-wheeler-loan', 'kindTwoWheeler', 'two-wheeler'),
  enquiry('car-loan', 'kindCar', 'car'),
  { segment: 'credit-card', page: 'cardList', productType: 'Credit Cards' },
]

function enquiry(segment: string, page: PageKey, kind: EnquiryKind): MarketedKind {
  return { segment, page, productType: null, enquiry: kind }
}

/** The kind of a path segment or a `product` parameter; undefined for anything else. */
export const marketedKind = (segment: string | null | undefined): MarketedKind | undefined =>
  MARKETED_KINDS.find((kind) => kind.segment === segment)
