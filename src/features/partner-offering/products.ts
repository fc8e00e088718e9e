import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { pathTo } from '#src/contract/path-to.ts'
import type { ProductSpotKind } from '#src/ui/site/ProductSpot.tsx'

/** A product as its words and its drawing name it. */
export type OfferingKind = Exclude<ProductSpotKind, 'vouchers'>

interface Row {
  kind: OfferingKind
  type: ProductType
  /** Last part of the page's address. */
  slug: string
}

const ROWS: readonly Row[] = [
  { kind: 'personal', type: 'Personal Loans', slug: 'personal-loan' },
  { kind: 'gold', type: 'Gold Loans', slug: 'gold-loan' },
  { kind: 'business', type: 'Business Loans', slug: 'business-loan' },
  { kind: 'housing', type: 'Affordable Housing Loan', slug: 'home-loan' },
  { kind: 'cards', type: 'Credit Cards', slug: 'credit-cards' },
  { kind: 'insurance', type: 'Other Insurance', slug: 'insurance' },
]

export const OFFERING_KINDS = ROWS.map(({ kind }) => kind)

export const pathOfKind = (kind: OfferingKind): string =>
  pathTo('productOfferingDetail', { product_id: ROWS.find((row) => row.kind === kind)?.slug ?? '' })

export const kindOfSlug = (slug: string | undefined): OfferingKind | null =>
  ROWS.find((row) => row.slug === slug)?.kind ?? null

export const kindOfType = (type: ProductType): OfferingKind => ROWS.find((row) => row.type === type)?.kind ?? 'personal'

export const typeOfKind = (kind: OfferingKind): ProductType =>
  ROWS.find((row) => row.kind === kind)?.type ?? 'Personal Loans'
