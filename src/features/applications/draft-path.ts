import type { ProductType } from '#src/contract/entities/shared/product-type.ts'

/** Where a draft goes on, by its product. */
export const DRAFT_PATHS: Record<ProductType, string> = {
  'Personal Loans': '/user/offers',
  'Affordable Housing Loan': '/user/offers',
  'Business Loans': '/user/business-offers',
  'Gold Loans': '/user/user-detail/gold-loan',
  'Credit Cards': '/credit-card',
  'Other Insurance': '/user/insurance',
}
