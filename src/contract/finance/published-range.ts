import { GST_PERCENT } from '#src/contract/constants.ts'
import { GOLD_BULLET_MAX_MONTHS } from '#src/contract/entities/applications/application-details.ts'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import type { LocalText } from '#src/contract/entities/shared/language.ts'
import { longestTerm, LOANS } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanKey, LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { PRODUCTS } from '#src/contract/entities/shared/products.ts'
import { percentOf, toPaise, toRupees, wholePaise } from '#src/contract/rules/paise.ts'
import { roundPercent, solveApr } from './apr.ts'
import { bulletApr, exactBulletDue } from './bullet.ts'
import { exactEmi } from './emi.ts'
import { offeredRate } from './offered-rate.ts'
import { repaidBy } from './schedule.ts'
import { costLoan } from './totals.ts'

/** What a range is made of. */
export type RangedLender = Pick<
  Lender,
  | 'rate_min'
  | 'rate_max'
  | 'processing_fee_pct'
  | 'min_credit_score'
  | 'min_loan_amount'
  | 'loan_amount_upto'
  | 'tenure_min_months'
  | 'tenure_max_months'
>

/** The bounds of an offer: rupees, months, percent a year, percent of the amount before GST. */
interface Bounds {
  amount_min: number
  amount_max: number
  months_min: number
  months_max: number
  rate_min: number
  rate_max: number
  apr_min: number
  apr_max: number
  fee_min: number
  fee_max: number
}

/** What is on offer of one product, by the figures of its active lenders. */
export interface PublishedRange extends Bounds {
  /** What every one of these lenders lends; null where no amount or no term is common to all. */
  common: Pick<Bounds, 'amount_min' | 'amount_max' | 'months_min' | 'months_max'> | null
  /** A loan as most people may get it; null where no lender makes it. */
  example: Example | null
}

/** Rupees, months, percent; as every offer is costed. */
export interface Example {
  amount: number
  months: number
  rate: number
  fee: number
  emi: number
  apr: number
  total: number
}

/** What is on offer on a day in India, in words: the first screen has no calendar. A product without lenders has no range. */
export interface PublishedLoans {
  as_of: LocalText
  loans: Partial<Record<LoanKey, PublishedRange>>
}

/** Rupees and months of each product's representative example. */
const EXAMPLES: Record<LoanKey, { amount: number; months: number }> = {
  personal: { amount: 100_000, months: 24 },
  gold: { amount: 100_000, months: 12 },
  business: { amount: 300_000, months: 24 },
  housing: { amount: 1_000_000, months: 180 },
}
const BEST_SCORE = 900
/** Fee and GST are rounded to the paisa: at most this much of a rupee more or less arrives. */
const ROUNDED = 0.01
/** Interest is rounded to half a paisa a month, of half the loan in the middle of its time: percent a year, for each rupee of it. */
const INTEREST_DUST = 12

/** The range of a product; null when none of these lenders makes a loan that can be asked for here. */
export function publishedRange(product: LoanProduct, lenders: readonly RangedLender[]): PublishedRange | null {
  const bounds = lenders.flatMap((lender) => lenderBounds(product, lender) ?? [])
  if (bounds.length === 0) return null
  const least = (key: keyof Bounds) => Math.min(...bounds.map((each) => each[key]))
  const most = (key: keyof Bounds) => Math.max(...bounds.map((each) => each[key]))
  const common = {
    amount_min: most('amount_min'),
    amount_max: least('amount_max'),
    months_min: most('months_min'),
    months_max: least('months_max'),
  }
  return {
    amount_min: least('amount_min'),
    amount_max: most('amount_max'),
    months_min: least('months_min'),
    months_max: most('months_max'),
    rate_min: least('rate_min'),
    rate_max: most('rate_max'),
    apr_min: least('apr_min'),
    apr_max: most('apr_max'),
    fee_min: least('fee_min'),
    fee_max: most('fee_max'),
    common: common.amount_min <= common.amount_max && common.months_min <= common.months_max ? common : null,
    example: exampleOf(EXAMPLES[PRODUCTS[product].kind], bounds),
  }
}

/**
 * What one lender offers of a product: its own figures within what can be asked for here. The lowest rate is what the
 * best score gets; where no score is asked for, everybody gets the highest. The APR is bounded by the dearest short loan
 * and the cheapest long one, so that no offer lies outside.
 */
export function lenderBounds(product: LoanProduct, lender: RangedLender): Bounds | null {
  const limits = LOANS[product]
  const amount_min = Math.max(limits.min, lender.min_loan_amount)
  const amount_max = Math.min(limits.max, lender.loan_amount_upto)
  const shortest = Math.max(1, lender.tenure_min_months)
  const longest = Math.min(longestTerm(product), lender.tenure_max_months)
  const terms = limits.terms.filter((months) => months >= shortest && months <= longest)
  if (amount_min > amount_max || terms.length === 0 || lender.rate_max <= 0) return null
  const rate_min = offeredRate(limits.score ? BEST_SCORE : 'not_checked', lender)
  const rate_max = offeredRate('not_checked', lender)
  const fee = lender.processing_fee_pct
  const paise = toPaise(amount_min)
  const taken = percentOf(paise, fee)
  const arrives = toRupees(wholePaise(paise - taken - percentOf(taken, GST_PERCENT)))
  const rounded = fee === 0 ? 0 : ROUNDED
  const isBullet = (months: number) => limits.security === 'gold' && months <= GOLD_BULLET_MAX_MONTHS
  // The cheapest offer has instalments as they are exactly, the dearest ones that are a rupee more, rounded up as far as can be.
  const cheapest = [longest, ...(isBullet(shortest) ? [Math.min(longest, GOLD_BULLET_MAX_MONTHS)] : [])].flatMap(
    (months) => [
      solveApr(arrives + rounded, exactEmi(amount_min, rate_min, months), months, rate_min),
      ...(isBullet(months) ? [bulletApr(arrives + rounded, exactBulletDue(amount_min, rate_min, months), months)] : []),
    ],
  )
  const { emi, count, last } = repaidBy(amount_min, rate_max, shortest, exactEmi(amount_min, rate_max, shortest) + 1)
  const dearest = [
    solveApr(arrives - rounded, emi, count, rate_max, last),
    ...(isBullet(shortest)
      ? [bulletApr(arrives - rounded, exactBulletDue(amount_min, rate_max, shortest), shortest)]
      : []),
  ]
  const dust = INTEREST_DUST / amount_min
  return {
    amount_min,
    amount_max,
    months_min: Math.min(...terms),
    months_max: longest,
    rate_min,
    rate_max,
    apr_min: roundPercent(Math.min(...cheapest) - dust),
    apr_max: roundPercent(Math.max(...dearest) + dust),
    fee_min: fee,
    fee_max: fee,
  }
}

/** By the lender in the middle of those that make this loan, at the highest rate it asks: most people pay no more. */
function exampleOf({ amount, months }: { amount: number; months: number }, bounds: readonly Bounds[]): Example | null {
  const costs = bounds
    .filter((each) => amount >= each.amount_min && amount <= each.amount_max)
    .filter((each) => months >= each.months_min && months <= each.months_max)
    .map(({ rate_max: rate, fee_max: fee }) => {
      const { emi, apr, total_repayment } = costLoan({ amount, months, annualRate: rate, feePercent: fee })
      return { amount, months, rate, fee, emi, apr, total: total_repayment }
    })
    .sort((a, b) => a.apr - b.apr)
  return costs[Math.floor(costs.length / 2)] ?? null
}
