import { PRODUCTS } from './products.ts'

type Products = typeof PRODUCTS
/** A product by its stored words. */
export type ProductType = keyof Products
/** A product by its name in texts, pictures and tables. */
export type ProductKey = Products[ProductType]['kind']

/** All of them, in the order in which they are marketed. */
export const PRODUCT_TYPES = Object.keys(PRODUCTS) as ProductType[]

/** The stored words of each product, for what is about that one alone. */
export const PRODUCT = Object.fromEntries(PRODUCT_TYPES.map((type) => [PRODUCTS[type].kind, type])) as {
  [P in ProductType as Products[P]['kind']]: P
}

/** True for one of the six product types. */
export function isProductType(value: unknown): value is ProductType {
  return typeof value === 'string' && Object.hasOwn(PRODUCTS, value)
}
