import type { ProductKindName } from './brands/brand.ts'
import { isLoanProduct } from './entities/shared/loan-products.ts'
import { PRODUCT_TYPES } from './entities/shared/product-type.ts'
import type { ProductType } from './entities/shared/product-type.ts'
import { PRODUCTS } from './entities/shared/products.ts'
import type { PlainPageKey } from './path-to.ts'

/** Kinds for which no lender offers a loan online here: what is wanted is taken down, and passed on by people. */
export const ENQUIRY_KINDS = ['student', 'two-wheeler', 'car'] as const satisfies readonly ProductKindName[]
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number]

export function isEnquiryKind(text: unknown): text is EnquiryKind {
  return ENQUIRY_KINDS.some((kind) => kind === text)
}

/** A kind of loan with a landing page of its own. */
export interface MarketedKind {
  /** Address of the landing page, and `urlSegment` of the session. */
  segment: string
  /** The landing page of this kind; its words are in the dictionary `kind-<segment>`. */
  page: PlainPageKey
  /** Its name among what a brand offers. */
  kind: ProductKindName
  /** Product that it stands for; null = an enquiry. */
  productType: ProductType | null
  enquiry?: EnquiryKind
}

/**
 * Every kind that is marketed, by its first path segment. `/credit-card` is a screen of its own behind the sign-in, so
 * the cards' public page is their list. Source: specification, sections 1 and 2.
 */
export const MARKETED_KINDS: readonly MarketedKind[] = [
  ...marketed(isLoanProduct),
  enquiry('student-loan', 'kindStudent', 'student'),
  enquiry('two-wheeler-loan', 'kindTwoWheeler', 'two-wheeler'),
  enquiry('car-loan', 'kindCar', 'car'),
  ...marketed((type) => !isLoanProduct(type)),
]

function marketed(holds: (type: ProductType) => boolean): MarketedKind[] {
  return PRODUCT_TYPES.filter(holds).flatMap((productType) => {
    const { segment, publicPage, kind } = PRODUCTS[productType]
    return segment === null ? [] : [{ segment, page: publicPage, kind, productType }]
  })
}

function enquiry(segment: string, page: PlainPageKey, kind: EnquiryKind): MarketedKind {
  return { segment, page, kind, productType: null, enquiry: kind }
}

/** The landing page of what is taken down as an enquiry. */
export const enquiryPage = (kind: EnquiryKind): PlainPageKey =>
  MARKETED_KINDS.find(({ enquiry }) => enquiry === kind)?.page ?? 'products'

/** The kind of a path segment or a `product` parameter; undefined for anything else. */
export const marketedKind = (segment: string | null | undefined): MarketedKind | undefined =>
  MARKETED_KINDS.find((kind) => kind.segment === segment)
