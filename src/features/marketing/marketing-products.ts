import { PRODUCT, PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import type { ProductKey } from '#src/contract/entities/shared/product-type.ts'
import { PRODUCTS } from '#src/contract/entities/shared/products.ts'
import { publicPath } from '#src/contract/product-paths.ts'
import { percent, rupees } from '#src/lib/format.ts'
import { publishedRange } from '#src/lib/published.ts'

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

/** What is on offer of a product today, as texts and pictures say it; null for what is no loan, or where no lender is. */
export interface OnOffer {
  min: string
  max: string
  most: string
  /** The representative example in words; null where nobody makes that loan. */
  example: { amount: string; months: number; emi: string; apr: string; total: string } | null
}

export function onOffer(kind: MarketingKind): OnOffer | null {
  const range = publishedRange(kind)
  if (!range) return null
  const { example } = range
  return {
    min: percent(range.apr_min),
    max: percent(range.apr_max),
    most: rupees(range.amount_max),
    example: example && {
      amount: rupees(example.amount),
      months: example.months,
      emi: rupees(example.emi),
      apr: percent(example.apr),
      total: rupees(example.total),
    },
  }
}

/** A loan that no lender offers is not advertised: its texts would have no APR to name. */
export const isAdvertised = (kind: MarketingKind): boolean => disclosureOf(kind) !== 'loan' || onOffer(kind) !== null
