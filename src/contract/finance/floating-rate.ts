import type { Lender, LenderProperty } from '#src/contract/entities/catalogue/lender.ts'
import type { FloatingRate, MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { countInstalments } from './schedule.ts'
import { costLoan } from './totals.ts'

type RateKind = Pick<
  Lender,
  'rate_kind' | 'rate_benchmark' | 'rate_benchmark_hi' | 'rate_reset_months' | 'rate_benchmark_pct'
>
/** Of a lender whose rate may change; a fixed one has none of it, so that what was kept before there were any is the same. */
export type FloatingFields = Partial<RateKind>

export const floatingFields = (lender: RateKind): FloatingFields => {
  const { rate_kind, rate_benchmark, rate_benchmark_hi, rate_reset_months, rate_benchmark_pct } = lender
  if (rate_kind !== 'floating') return {}
  const said = { rate_kind, rate_benchmark, rate_benchmark_hi, rate_reset_months }
  return rate_benchmark_pct === null ? said : { ...said, rate_benchmark_pct }
}

/** What a floating rate follows, and how often it is set anew; null of a fixed one. */
export function floatingRateOf(lender: FloatingFields): FloatingRate | null {
  const { rate_kind, rate_benchmark: benchmark = '', rate_benchmark_hi: benchmark_hi = '' } = lender
  const { rate_reset_months: reset_months = null, rate_benchmark_pct: benchmark_pct = null } = lender
  if (rate_kind !== 'floating') return null
  return { benchmark, benchmark_hi, reset_months, ...(benchmark_pct !== null && { benchmark_pct }) }
}

/** RBI's form asks what a benchmark higher by this much makes of the instalment. Percent a year. */
const RATE_STEP = 0.25

/** By how many rupees an instalment grows with a rate higher by `RATE_STEP`, over the same term. */
export function instalmentGrowth(offer: MatchedOffer): number {
  const { amount, interest_rate, tenure_months: months, repayment } = offer
  const dearer = costLoan({ amount, annualRate: interest_rate + RATE_STEP, months, feePercent: 0, repayment })
  return dearer.emi - offer.emi
}

/**
 * How many EMIs a loan takes when its rate rises by `RATE_STEP` on the first day and its EMI stays; null where the EMI does
 * not pay the interest any more, so that it would never end.
 */
export const instalmentsWhenDearer = (loan: { amount: number; annualRate: number; emi: number }): number | null =>
  countInstalments({ ...loan, annualRate: loan.annualRate + RATE_STEP })

/** What a floating rate cannot do without. */
export const FLOATING_NEEDS = ['rate_benchmark', 'rate_reset_months'] as const satisfies readonly LenderProperty[]

const CHARGED_BY = {
  foreclosure_free_after_emis: (emis) => emis !== 0,
  foreclosure_charge_amount: (amount) => amount !== null && amount > 0,
  foreclosure_charge_pct: (share) => share !== null && share > 0,
} as const satisfies Partial<Record<LenderProperty, (value: number | null) => boolean>>
const CHARGES = Object.keys(CHARGED_BY) as (keyof typeof CHARGED_BY)[]

/**
 * Why a lender may not take what its figures say for an early closing; null where it may. RBI (Pre-payment Charges on
 * Loans) Directions 2025: from 1 January 2026 none is taken of a person whose rate is floating. Whoever borrows here is one.
 */
export function floatingChargeProblem(lender: Lender, changed: LenderProperty): string | null {
  if (lender.rate_kind !== 'floating') return null
  const isSwitchedOn = changed === 'lender_status' && lender.lender_status === 1
  const judged = CHARGES.filter((charge) => charge === changed || changed === 'rate_kind' || isSwitchedOn)
  const wrong = judged.filter((charge) => CHARGED_BY[charge](lender[charge]))
  return wrong.length === 0 ? null : `rules:lender.floatingCharge:${wrong.join(',')}`
}
