import type { LoanTerms } from '#src/contract/finance/totals.ts'

/** Bounds of what can be tried: rupees, percent a year, percent of the amount, months. */
export const TERM_RANGES = {
  amount: { min: 1_000, max: 25_00_000, step: 1_000, whole: true },
  annualRate: { min: 0, max: 60, step: 0.25, whole: false },
  feePercent: { min: 0, max: 10, step: 0.25, whole: false },
  months: { min: 1, max: 240, step: 1, whole: true },
} as const satisfies Record<keyof LoanTerms, { min: number; max: number; step: number; whole: boolean }>

/** What the calculator begins with, to be changed: an example, no offer. */
export const EXAMPLE_TERMS: LoanTerms = { amount: 100_000, annualRate: 14, feePercent: 2, months: 24 }

const PARAMETERS = { amount: 'amount', annualRate: 'rate', feePercent: 'fee', months: 'months' } as const
const FIELDS = Object.keys(TERM_RANGES) as (keyof LoanTerms)[]

/** The loan that an address names; what is missing or out of range is the example's. */
export function readTerms(params: URLSearchParams): LoanTerms {
  const terms = { ...EXAMPLE_TERMS }
  for (const field of FIELDS) {
    const text = params.get(PARAMETERS[field])
    const value = Number(text)
    const { min, max, whole } = TERM_RANGES[field]
    const fits = text !== null && /^\d{1,8}(\.\d{1,2})?$/.test(text) && value >= min && value <= max
    if (fits && (!whole || Number.isInteger(value))) terms[field] = value
  }
  return terms
}

/** The address of a loan: what is as in the example is left out; parameters of others are kept. */
export function writeTerms(terms: LoanTerms, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const field of FIELDS) {
    if (terms[field] === EXAMPLE_TERMS[field]) next.delete(PARAMETERS[field])
    else next.set(PARAMETERS[field], String(terms[field]))
  }
  return next
}
