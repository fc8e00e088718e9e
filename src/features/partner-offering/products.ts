import { PRODUCT, PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import type { ProductKey, ProductType } from '#src/contract/entities/shared/product-type.ts'
import { PRODUCTS } from '#src/contract/entities/shared/products.ts'
import { pathTo } from '#src/contract/path-to.ts'

/** A product as its words and its drawing name it. */
export type OfferingKind = ProductKey

export const OFFERING_KINDS = PRODUCT_TYPES.map((type) => PRODUCTS[type].kind)

export const typeOfKind = (kind: OfferingKind): ProductType => PRODUCT[kind]

export const kindOfType = (type: ProductType): OfferingKind => PRODUCTS[type].kind

export const pathOfKind = (kind: OfferingKind): string =>
  pathTo('productOfferingDetail', { product_id: PRODUCTS[typeOfKind(kind)].slug })

export const kindOfSlug = (slug: string | undefined): OfferingKind | null =>
  OFFERING_KINDS.find((kind) => PRODUCTS[typeOfKind(kind)].slug === slug) ?? null
