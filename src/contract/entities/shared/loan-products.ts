import { GOLD_ASSESSMENT_ABOVE } from '#src/contract/constants.ts'

import type { ProductType } from './product-type.ts'

/**
 * Smallest and largest loan in whole rupees, and terms in months, that a customer may ask for, by product. The one place:
 * forms, the offers page, what-if, the widget and the server read it. Marketed limits: specification, section 1; home
 * loans run up to 30 years.
 */
export const LOAN_LIMITS = {
  'Personal Loans': { min: 1_000, max: 10_00_000, terms: [3, 6, 9, 12, 18, 24, 36, 48, 60] },
  'Business Loans': { min: 50_000, max: 10_00_000, terms: [6, 9, 12, 18, 24, 36, 48, 60] },
  'Gold Loans': { min: 1_500, max: 1_00_00_000, terms: [3, 6, 9, 12, 18, 24, 36] },
  'Affordable Housing Loan': { min: 1_00_000, max: 25_00_000, terms: [12, 36, 60, 84, 120, 144, 180, 240, 300, 360] },
} as const satisfies Partial<Record<ProductType, { min: number; max: number; terms: readonly number[] }>>
export type LoanProduct = keyof typeof LOAN_LIMITS

/** Longest term of a product, months. */
export const longestTerm = (product: LoanProduct): number => Math.max(...LOAN_LIMITS[product].terms)

/** True when a lender must look at income before it lends against gold. `amount` in rupees. Source: RBI, 6 June 2025. */
export const needsCreditAssessment = (amount: unknown): boolean => Number(amount) > GOLD_ASSESSMENT_ABOVE

/** True where the lender is told of work and income: always, but for small loans against gold. `amount` in rupees. */
export const sharesWork = (product: unknown, amount: number): boolean =>
  product !== 'Gold Loans' || needsCreditAssessment(amount)

/** True where gold or a home stands behind the loan. */
export const isSecured = (product: LoanProduct): boolean =>
  product === 'Gold Loans' || product === 'Affordable Housing Loan'

/** True for the four products that lenders answer with offers. */
export function isLoanProduct(product: unknown): product is LoanProduct {
  return typeof product === 'string' && Object.hasOwn(LOAN_LIMITS, product)
}
