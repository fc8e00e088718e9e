import { isProductType, PRODUCT, PRODUCT_TYPES } from './product-type.ts'
import type { ProductType } from './product-type.ts'
import { PRODUCTS } from './products.ts'

type Products = typeof PRODUCTS
/** A product that lenders answer with offers. */
export type LoanProduct = { [P in ProductType]: Products[P] extends { loan: object } ? P : never }[ProductType]
export type LoanKey = Products[LoanProduct]['kind']
type Loans = { [P in LoanProduct]: Products[P]['loan'] }
/** A loan that asks questions of its own, beside the profile. */
export type DetailedProduct = {
  [P in LoanProduct]: Loans[P]['ownQuestions'] extends true ? P : never
}[LoanProduct]

/** True for the four products that lenders answer with offers. */
export function isLoanProduct(product: unknown): product is LoanProduct {
  return isProductType(product) && 'loan' in PRODUCTS[product]
}

export const LOAN_PRODUCTS = PRODUCT_TYPES.filter(isLoanProduct)

/** What is peculiar to each loan. */
export const LOANS = Object.fromEntries(LOAN_PRODUCTS.map((product) => [product, PRODUCTS[product].loan])) as Loans

/** What stands in for a product without a form of its own, and while none is chosen. */
export const DEFAULT_PRODUCT = PRODUCT.personal

/** The product itself if it is a loan, else the one whose form stands in. */
export const loanProduct = (product: unknown): LoanProduct => (isLoanProduct(product) ? product : DEFAULT_PRODUCT)

/** True for a loan that asks questions of its own. */
export const isDetailedProduct = (product: unknown): product is DetailedProduct =>
  isLoanProduct(product) && LOANS[product].ownQuestions

/** True for a loan that needs nothing but the profile. */
export const needsProfileAlone = (product: unknown): boolean => isLoanProduct(product) && !LOANS[product].ownQuestions

/** Longest term of a product, months. */
export const longestTerm = (product: LoanProduct): number => Math.max(...LOANS[product].terms)

/** True when a lender must look at income before it lends. `amount` in rupees. */
export const needsCreditAssessment = (product: LoanProduct, amount: unknown): boolean =>
  Number(amount) > LOANS[product].assessedAbove

/** True where gold or a home stands behind the loan. */
export const isSecured = (product: LoanProduct): boolean => LOANS[product].security !== null
