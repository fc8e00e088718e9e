import { PRODUCTS } from '#src/contract/entities/shared/products.ts'
import { PRODUCT, PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import type { ProductKey } from '#src/contract/entities/shared/product-type.ts'
import { publicPath } from '#src/lib/product-ways.ts'

export const MARKETING_KINDS = PRODUCT_TYPES.map((type) => PRODUCTS[type].kind)
/** A product as the texts and pictures name it. */
export type MarketingKind = ProductKey

/** What the law wants said differs: a loan has an APR, a card fees, an insurance exclusions. */
export type DisclosureKind = 'loan' | 'cards' | 'insurance'

export const disclosureOf = (kind: MarketingKind): DisclosureKind =>
  kind === 'cards' || kind === 'insurance' ? kind : 'loan'

/** Address of the product's public page with the partner's brand. */
export const plainAddress = (origin: string, kind: MarketingKind, partner: string): string =>
  `${origin}${publicPath(PRODUCT[kind])}?partner=${encodeURIComponent(partner)}`
