import type { LoanCost } from './totals.ts'

/** What a screen says of a loan's cost, in whole rupees. */
export interface ShownCost {
  receive: number
  /** GST included. */
  fees: number
  gst: number
  interest: number
  repay: number
  /** Interest and fees. */
  cost: number
}

/**
 * A loan's cost in whole rupees that add up: what arrives and the fees make the amount, interest is what is repaid beyond
 * it, and fee and GST make the fees. Each is within one rupee of its figure with paise.
 */
export function wholeRupees(
  loan: Pick<LoanCost, 'processing_fee' | 'gst_on_fees' | 'net_disbursed' | 'total_repayment'>,
): ShownCost {
  const exactFees = loan.processing_fee + loan.gst_on_fees
  const amount = Math.round(loan.net_disbursed + exactFees)
  const repay = Math.round(loan.total_repayment)
  const fees = Math.round(exactFees)
  const receive = amount - fees
  return {
    receive,
    fees,
    gst: fees - Math.round(loan.processing_fee),
    interest: repay - amount,
    repay,
    cost: repay - receive,
  }
}
