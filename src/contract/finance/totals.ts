import { GST_PERCENT } from '#src/contract/constants.ts'
import { percentOf, toPaise, toRupees, wholePaise } from '#src/contract/rules/paise.ts'
import { roundPercent, solveApr } from './apr.ts'
import { bulletApr } from './bullet.ts'
import { scheduleTotals } from './schedule.ts'
import type { Repayment } from './schedule.ts'

/** A loan to be costed: rupees, percent a year, months, fee in percent of the amount. */
export interface LoanTerms {
  amount: number
  annualRate: number
  months: number
  feePercent: number
}

/** A loan to be costed and how it is paid back; absent = in level EMIs. */
export type RepaidTerms = LoanTerms & { repayment?: Repayment | undefined }

/** True cost of a loan; `emi` of a bullet loan is its one payment. Rupees (paise as decimals), `apr` percent a year to two decimals. */
export interface LoanCost {
  emi: number
  last_instalment: number
  processing_fee: number
  gst_on_fees: number
  net_disbursed: number
  total_interest: number
  total_repayment: number
  apr: number
}

/** How the APR is computed. */
export interface AprBasis {
  /** True (the default) deducts the GST on fees too: what really reaches the customer. False leaves it out. */
  gstInApr: boolean
}

/**
 * What a loan costs: instalment, fee and the GST on it, what arrives, what is repaid, APR. Fee and GST are rounded to
 * the paisa and taken from the amount; the APR is that of the instalments as they are printed. Source: RBI/2024-25/18 for the
 * APR; GST at 18 % on fees.
 */
export function costLoan(terms: RepaidTerms, basis: AprBasis = { gstInApr: true }): LoanCost {
  const { annualRate, months, repayment } = terms
  const amount = toPaise(terms.amount)
  const fee = percentOf(amount, terms.feePercent)
  const gst = percentOf(fee, GST_PERCENT)
  const schedule = scheduleTotals(amount, annualRate, months, repayment)
  const deducted = basis.gstInApr ? fee + gst : fee
  return {
    emi: toRupees(schedule.emi),
    last_instalment: toRupees(schedule.lastInstalment),
    processing_fee: toRupees(fee),
    gst_on_fees: toRupees(gst),
    net_disbursed: toRupees(wholePaise(amount - fee - gst)),
    total_interest: toRupees(schedule.totalInterest),
    total_repayment: toRupees(schedule.totalRepayment),
    apr: roundPercent(
      repayment === 'bullet'
        ? bulletApr(amount - deducted, schedule.emi, months)
        : solveApr(amount - deducted, schedule.emi, schedule.count, annualRate, schedule.lastInstalment),
    ),
  }
}
