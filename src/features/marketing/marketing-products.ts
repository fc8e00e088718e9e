import type { ProductType } from '#src/contract/entities/shared/product-type.ts'

export const MARKETING_KINDS = ['personal', 'gold', 'business', 'housing', 'cards', 'insurance'] as const
/** A product as the texts and pictures name it. */
export type MarketingKind = (typeof MARKETING_KINDS)[number]

export const PRODUCT_OF: Readonly<Record<MarketingKind, ProductType>> = {
  personal: 'Personal Loans',
  gold: 'Gold Loans',
  business: 'Business Loans',
  housing: 'Affordable Housing Loan',
  cards: 'Credit Cards',
  insurance: 'Other Insurance',
}

/** What the law wants said differs: a loan has an APR, a card fees, an insurance exclusions. */
export type DisclosureKind = 'loan' | 'cards' | 'insurance'

export const disclosureOf = (kind: MarketingKind): DisclosureKind =>
  kind === 'cards' || kind === 'insurance' ? kind : 'loan'

/** The public page of a product, without a link of its own. */
const SEGMENTS: Readonly<Record<MarketingKind, string>> = {
  personal: 'personal-loan',
  gold: 'gold-loan',
  business: 'business-loan',
  housing: 'home-loan',
  cards: 'credit-cards',
  insurance: '',
}

/** Address of the product's public page with the partner's brand. */
export const plainAddress = (origin: string, kind: MarketingKind, partner: string): string =>
  `${origin}/${SEGMENTS[kind]}?partner=${encodeURIComponent(partner)}`
