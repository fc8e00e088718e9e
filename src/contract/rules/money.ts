import {
  ANY_LOAN_AMOUNT_MAX,
  LOAN_AMOUNT_MAX,
  LOAN_AMOUNT_MIN,
  MONTHLY_INCOME_MAX,
  MONTHLY_INCOME_MIN,
} from '#src/contract/constants.ts'
import { mixed } from '#src/contract/yup.ts'
import { NUMBER_OR_EMPTY } from './json-type.ts'
import { isKeptExactly } from './paise.ts'

/** True for rupees with at most two decimals, from `min` to `max`. */
export function isAmountBetween(value: unknown, min: number, max: number): value is number {
  if (typeof value !== 'number' || !(value >= min && value <= max)) return false
  return isKeptExactly(value)
}

/** True for a monthly income of 1 to 1,000,000 rupees. */
function isMonthlyIncome(value: unknown): value is number {
  return isAmountBetween(value, MONTHLY_INCOME_MIN, MONTHLY_INCOME_MAX)
}

/** True for a desired personal or business loan of 1,000 to 1,000,000 whole rupees. */
function isLoanAmount(value: unknown): value is number {
  return Number.isInteger(value) && isAmountBetween(value, LOAN_AMOUNT_MIN, LOAN_AMOUNT_MAX)
}

/** Rupees, or empty text while nothing is entered. */
export type Amount = number | ''

function amount(accept: (value: unknown) => boolean, message: string) {
  return mixed<Amount>((value): value is Amount => value === '' || accept(value))
    .typeError(message)
    .meta(NUMBER_OR_EMPTY)
}

/** Schema of a monthly income in rupees. Message: 'Monthly income requires between ₹ 1 and ₹ 1,000,000'. */
export const monthlyIncome = amount(isMonthlyIncome, 'rules:monthlyIncome.range')

/** Schema of a desired personal or business loan in whole rupees, 1,000 to 1,000,000. */
export const loanAmount = amount(isLoanAmount, 'rules:loanAmount.range')

/** Schema of a desired loan of any product in whole rupees, 1,000 to 1 crore. */
export const anyLoanAmount = amount(
  (value) => Number.isInteger(value) && isAmountBetween(value, LOAN_AMOUNT_MIN, ANY_LOAN_AMOUNT_MAX),
  'rules:loanAmount.any',
)

/** Schema of what a household earns in a year: 0 to 1,20,00,000 rupees. */
export const householdIncome = amount(
  (value) => isAmountBetween(value, 0, MONTHLY_INCOME_MAX * 12),
  'rules:householdIncome.range',
)

/** Schema of what already leaves the account each month in instalments: 0 to 1,000,000 rupees. */
export const monthlyOutgoing = amount(
  (value) => isAmountBetween(value, 0, MONTHLY_INCOME_MAX),
  'rules:monthlyOutgoing.range',
)
