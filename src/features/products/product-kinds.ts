import type { ProductType } from '#src/contract/entities/product-type.ts'
import type { ProductSpotKind } from '#src/ui/site/ProductSpot.tsx'

export interface ProductKind {
  kind: ProductSpotKind
  /** Product type that choosing it sets; null = nothing can be chosen yet. */
  productType: ProductType | null
}

/** What is marketed, in the order of the pages. A kind without a product type says on its tile that it is not open yet. */
export const LOAN_KINDS: readonly ProductKind[] = [
  { kind: 'personal', productType: 'Personal Loans' },
  { kind: 'gold', productType: null },
  { kind: 'business', productType: null },
  { kind: 'housing', productType: null },
]
export const OTHER_KINDS: readonly ProductKind[] = [
  { kind: 'cards', productType: null },
  { kind: 'insurance', productType: null },
  { kind: 'vouchers', productType: null },
]
