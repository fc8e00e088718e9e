import { FOIR_LIMIT, HOUSEHOLD_INCOME_THRESHOLD } from '#src/contract/constants.ts'
import { percentOf, toPaise, toRupees, wholePaise } from '#src/contract/rules/paise.ts'

/** Share of income up to which instalments are thought bearable, a fraction; for small households it is RBI's cap. */
export const SAFE_SHARE = 0.5

const INCOME_STEP = 1_000
/** Most that a member of a small household can earn, rupees a month. */
const SMALL_INCOME_MAX = HOUSEHOLD_INCOME_THRESHOLD / 12

/** What a whole household earns a YEAR and pays in instalments a month, the borrower's own included; rupees. */
export interface Household {
  income_year: number
  emi_month: number
}

/** True of an income, rupees a month, with which somebody may live in such a household: whoever earns more does not. */
export const isSmallIncome = (monthly: number): boolean => monthly > 0 && monthly <= SMALL_INCOME_MAX

/** What a customer has told: rupees a month, the household's income rupees a YEAR; empty = not told. */
export interface Told {
  monthly_income: number | ''
  emi: number | ''
  household_income?: number | '' | undefined
  household_emi?: number | '' | undefined
}

/** The household as it was told, which earns and pays at least what its member does; null = not told, or nothing to ask. */
export function householdOf({ monthly_income, emi, household_income, household_emi }: Told): Household | null {
  const own = Number(monthly_income)
  if (!isSmallIncome(own) || household_income === undefined || household_income === '') return null
  return {
    income_year: Math.max(household_income, own * 12),
    emi_month: Math.max(Number(household_emi ?? 0), Number(emi)),
  }
}

/** The same household when its member earns `more` rupees a month than was told. */
export const withMoreIncome = (household: Household | undefined, more: number): Household | undefined =>
  household && { ...household, income_year: Math.max(0, household.income_year + more * 12) }

/** Who borrows, rupees a month. `household` null = not told. */
export interface Borrower {
  monthly_income: number
  monthly_emi: number
  household: Household | null
  /** True when gold or a home stands behind the loan. */
  secured: boolean
}

/** How much of which income, rupees a month, all instalments together may take; `room` is what is left of it. */
export interface InstalmentCap {
  share: number
  income: number
  emi: number
  room: number
}

/**
 * True for a loan without security to a household with up to `HOUSEHOLD_INCOME_THRESHOLD` rupees a year, which RBI calls
 * microfinance (Microfinance Directions 2022). Nobody is part of a household that earns less than they do: above that much
 * of one's own there is nothing to ask. Whose household is not told counts as if nobody else earned.
 */
export function isMicrofinance({ monthly_income, household, secured }: Omit<Borrower, 'monthly_emi'>): boolean {
  return !secured && (household?.income_year ?? monthly_income * 12) <= HOUSEHOLD_INCOME_THRESHOLD
}

/**
 * What caps the instalments: lenders stop at `FOIR_LIMIT` of the borrower's own income, and for microfinance the law at half
 * of the household's, all its instalments counted. Whichever leaves less room holds. The law's is whole rupees, since the
 * instalment is rounded to them.
 */
export function instalmentCap(borrower: Borrower): InstalmentCap {
  const { monthly_income, monthly_emi, household } = borrower
  const own = capOf(FOIR_LIMIT, monthly_income, monthly_emi)
  if (!isMicrofinance(borrower)) return own
  const income = household === null ? monthly_income : household.income_year / 12
  const law = capOf(SAFE_SHARE, income, Math.max(monthly_emi, household?.emi_month ?? 0))
  const whole = { ...law, room: Math.floor(law.room) }
  return whole.room <= own.room ? whole : own
}

const capOf = (share: number, income: number, emi: number): InstalmentCap => ({
  share,
  income,
  emi,
  room: Math.max(0, toRupees(wholePaise(percentOf(toPaise(income), share * 100) - toPaise(emi)))),
})

/** The least own income, in whole thousands a month, with which another instalment fits; rupees a month. */
export function leastIncomeFor(
  emi: number,
  { monthly_emi, household, secured }: Omit<Borrower, 'monthly_income'>,
): number {
  const upTo = (share: number, instalment: number) =>
    Math.ceil((monthly_emi + instalment) / share / INCOME_STEP) * INCOME_STEP
  const usual = upTo(FOIR_LIMIT, emi)
  if (household !== null || secured) return usual
  const small = upTo(SAFE_SHARE, Math.ceil(emi))
  return small <= SMALL_INCOME_MAX
    ? small
    : Math.max(usual, Math.floor(SMALL_INCOME_MAX / INCOME_STEP + 1) * INCOME_STEP)
}

/** A share of an income in whole percent, never rounded to the safe side of the cap. */
export const wholePercent = (fraction: number): number => Math.ceil(fraction * 100 - 1e-6)
