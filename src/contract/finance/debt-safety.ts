import { LOAN_AMOUNT_MIN } from '#src/contract/constants.ts'
import { DEFAULT_PRODUCT, longestTerm } from '#src/contract/entities/shared/loan-products.ts'
import { isMicrofinance, SAFE_SHARE } from '../rules/lending/instalment-cap.ts'
import type { Household } from '../rules/lending/instalment-cap.ts'
import { annuity, exactEmi, monthlyRate } from './emi.ts'

/** From here on a month without surprises is rare, a fraction. */
export const CAREFUL_SHARE = 0.4
const AMOUNT_STEP = 1_000
// Rupees are counted in paise: an instalment of exactly half the income is still half.
const EPSILON = 1e-9

/** What every gold lender lends, rupees and months, and the highest rate that any of them asks, percent a year. */
export interface GoldOnOffer {
  annualRate: number
  amount_min: number
  amount_max: number
  months_min: number
  months_max: number
}

/** What is known of a household and the loan it thinks of. Rupees, rupees a month, percent a year, months. */
export interface DebtFacts {
  /** Income of the person who borrows, rupees a month. */
  monthly_income: number
  /** Instalments already paid, rupees a month. */
  monthly_emi: number
  /** Null = not told. */
  household: Household | null
  amount: number
  annualRate: number
  months: number
  /** True when gold or a home stands behind the loan: the microfinance cap is for loans without security. */
  secured?: boolean
  /** What can be had against gold here today; absent = nothing is said of gold. */
  gold?: GoldOnOffer | undefined
  /** Longest term to suggest, months; the longest marketed one by default. */
  longest?: number
}

/** One thing that would bring the instalments under the cap, with the figures that prove it. */
export type DebtAdvice =
  | { kind: 'less'; amount: number; emi: number }
  | { kind: 'longer'; months: number; emi: number; extra_interest: number }
  | { kind: 'gold'; months: number; annualRate: number; emi: number }
  | { kind: 'none' }

/** Rupees a month; shares are fractions of the income they are measured by. */
export interface DebtSafety {
  /** The loan's own instalment, not rounded. */
  emi: number
  /** All instalments with the new one, as a share of `income`. */
  share: number
  share_before: number
  /** Income that counts, rupees a month: the household's where RBI's cap applies, else the borrower's own. */
  income: number
  /** True when RBI's microfinance directions cap the instalments of this household at half of its income. */
  microfinance: boolean
  cap: number
  /** What may be added a month before the cap is reached; 0 when nothing may. */
  room: number
  verdict: 'safe' | 'careful' | 'over'
  /** Empty unless the verdict is `over`. `none` = do not borrow. */
  advice: DebtAdvice[]
}

/**
 * Whether a household can afford a loan. FOIR = (instalments now + new instalment) / income (domain: usual caps 40 to
 * 65 %). A microfinance loan's instalments RBI caps at 50 % of the household's income; half exactly is allowed. Null when an income is missing or not positive.
 */
export function checkDebtSafety(facts: DebtFacts): DebtSafety | null {
  const { monthly_income, household, amount, annualRate, months } = facts
  const microfinance = isMicrofinance({ monthly_income, household, secured: facts.secured === true })
  // The directions measure by what the whole household earns and pays.
  const income = microfinance && household && household.income_year > 0 ? household.income_year / 12 : monthly_income
  const monthly_emi = microfinance ? Math.max(facts.monthly_emi, household?.emi_month ?? 0) : facts.monthly_emi
  if (!(income > 0)) return null
  const emi = exactEmi(amount, annualRate, months)
  const share = (monthly_emi + emi) / income
  const room = Math.max(0, income * SAFE_SHARE - monthly_emi)
  const over = share > SAFE_SHARE + EPSILON
  return {
    emi,
    share,
    share_before: monthly_emi / income,
    income,
    microfinance,
    cap: SAFE_SHARE,
    room,
    verdict: over ? 'over' : share > CAREFUL_SHARE + EPSILON ? 'careful' : 'safe',
    advice: over ? listAdvice(facts, emi, room) : [],
  }
}

function listAdvice(facts: DebtFacts, emi: number, room: number): DebtAdvice[] {
  const { amount, annualRate, months, longest = longestTerm(DEFAULT_PRODUCT) } = facts
  const advice: DebtAdvice[] = []
  const less = Math.floor((room * annuity(monthlyRate(annualRate), months)) / AMOUNT_STEP) * AMOUNT_STEP
  if (less >= LOAN_AMOUNT_MIN) advice.push({ kind: 'less', amount: less, emi: exactEmi(less, annualRate, months) })
  const longer = monthsFor(facts, longest, room)
  if (longer !== null) {
    const longEmi = exactEmi(amount, annualRate, longer)
    advice.push({ kind: 'longer', months: longer, emi: longEmi, extra_interest: longEmi * longer - emi * months })
  }
  const gold = goldFor(facts, room)
  if (gold) advice.push(gold)
  return advice.length > 0 ? advice : [{ kind: 'none' }]
}

/** A gold loan of the same amount: only one that every gold lender here makes, at a rate that none of them exceeds. */
function goldFor({ amount, annualRate, months, secured, gold }: DebtFacts, room: number): DebtAdvice | null {
  if (secured === true || !gold || annualRate <= gold.annualRate) return null
  const term = Math.min(months, gold.months_max)
  if (amount < gold.amount_min || amount > gold.amount_max || term < gold.months_min) return null
  const emi = exactEmi(amount, gold.annualRate, term)
  return emi > room ? null : { kind: 'gold', months: term, annualRate: gold.annualRate, emi }
}

/** The shortest longer term whose instalment fits; null when not even the longest one does. */
function monthsFor({ amount, annualRate, months }: DebtFacts, longest: number, room: number): number | null {
  for (let longer = months + 1; longer <= longest; longer += 1)
    if (exactEmi(amount, annualRate, longer) <= room + EPSILON) return longer
  return null
}
