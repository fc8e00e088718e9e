import type { InferType } from 'yup'
import type { eligibilityFiguresSchema } from '#src/contract/endpoints/admin/partners.ts'
import { DEFAULT_PRODUCT, isSecured, LOAN_PRODUCTS, LOANS } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'

export type Figures = InferType<typeof eligibilityFiguresSchema>

/** In the form a product is known by its place in this list, from 1; an empty field is empty text. */
export const PRODUCTS = LOAN_PRODUCTS
const NUMBERS = [
  'age',
  'employment_status_code',
  'monthly_income',
  'emi',
  'amount',
  'tenure_months',
  'collateral_value',
] as const

export type FigureValues = Record<(typeof NUMBERS)[number] | 'product' | 'credit_score', number | ''> & {
  postal_code: string
}

export const EMPTY_FIGURES: FigureValues = {
  product: 1,
  age: '',
  employment_status_code: '',
  monthly_income: '',
  emi: 0,
  credit_score: '',
  postal_code: '',
  amount: '',
  tenure_months: '',
  collateral_value: '',
}

export const productOf = ({ product }: Pick<FigureValues, 'product'>): LoanProduct =>
  PRODUCTS[Number(product) - 1] ?? DEFAULT_PRODUCT

/** What the call's own rules leave open, by field: what is missing, and what the product does not lend. */
export function figureProblems(values: FigureValues): Record<string, string> {
  const product = productOf(values)
  const asked = NUMBERS.filter((name) => name !== 'collateral_value' || isSecured(product))
  const missing = asked.filter((name) => values[name] === '').map((name) => [name, 'rules:required'] as const)
  const { min, max, terms } = LOANS[product]
  const outside = (value: number | '', least: number, most: number) => Number(value) < least || Number(value) > most
  return {
    ...(outside(values.amount, min, max) && { amount: 'rules:number.range' }),
    ...(outside(values.tenure_months, 1, Math.max(...terms)) && { tenure_months: 'rules:number.range' }),
    ...Object.fromEntries(missing),
  }
}

/** The figures as the call takes them. */
export function figuresOf(values: FigureValues): Figures {
  const product = productOf(values)
  return {
    product_type: product,
    age: Number(values.age),
    employment_status_code: Number(values.employment_status_code),
    monthly_income: Number(values.monthly_income),
    emi: Number(values.emi),
    credit_score: values.credit_score === '' ? null : values.credit_score,
    postal_code: values.postal_code,
    amount: Number(values.amount),
    tenure_months: Number(values.tenure_months),
    collateral_value: isSecured(product) ? Number(values.collateral_value) : null,
  }
}
