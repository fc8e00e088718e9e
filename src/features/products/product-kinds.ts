import type { Brand, ProductKindName } from '#src/contract/brands/brand.ts'
import { isLoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { PRODUCTS } from '#src/contract/entities/shared/products.ts'
import type { ProductSpotKind } from '#src/ui/site/ProductSpot.tsx'

export interface ProductKind {
  kind: ProductSpotKind
  /** Product type that choosing it sets; null = it asks for no application and has a page of its own. */
  productType: ProductType | null
}

/** What is marketed, in the order of the pages. */
const KINDS = PRODUCT_TYPES.map((productType) => ({ kind: PRODUCTS[productType].kind, productType }))
export const LOAN_KINDS: readonly ProductKind[] = KINDS.filter(({ productType }) => isLoanProduct(productType))
export const OTHER_KINDS: readonly ProductKind[] = [
  ...KINDS.filter(({ productType }) => !isLoanProduct(productType)),
  { kind: 'vouchers', productType: null },
]

export const isOffered = (kinds: Brand['kinds'], kind: ProductKindName): boolean => kinds?.includes(kind) ?? true

/** Those of `all` that the brand offers, in its order. */
export const offeredOf = (all: readonly ProductKind[], kinds: Brand['kinds']): readonly ProductKind[] =>
  kinds?.flatMap((name) => all.filter(({ kind }) => kind === name)) ?? all
