/** The six product types, word for word as stored and sent. */
export const PRODUCT_TYPES = [
  'Personal Loans',
  'Gold Loans',
  'Business Loans',
  'Affordable Housing Loan',
  'Credit Cards',
  'Other Insurance',
] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

/** True for one of the six product types. */
export function isProductType(value: unknown): value is ProductType {
  return PRODUCT_TYPES.some((type) => type === value)
}
