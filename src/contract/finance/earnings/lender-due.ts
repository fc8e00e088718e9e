import { sumPaise, toPaise, toRupees, wholePaise } from '#src/contract/rules/paise.ts'
import { payout, slabFor } from './revenue.ts'
import type { Business, RevenueSlab } from './revenue.ts'

/** A part of a loan that a lender paid out through us: the loan's own amount, before fees, rupees. */
export interface PaidPart {
  amount: number
  /** A later part of a loan: its amount counts, but it is no further loan, and nothing that is paid for each loan is paid again. */
  further?: boolean
  /** The loan was given back: it is no business by which a slab is chosen. */
  given_back?: boolean
}

/** What a lender owes us for one part, rupees; `slab` is null where none matched: then it owes nothing. */
export interface LenderDue<S> {
  slab: S | null
  revenue: number
}

/** The business of a month with a lender by which its slab is chosen: all that it paid out through us, whoever brought it. */
export function businessOf(parts: readonly PaidPart[]): Business {
  const counted = parts.filter(({ given_back }) => !given_back)
  const disbursed = toRupees(sumPaise(counted.map(({ amount }) => toPaise(amount))))
  const loans = counted.filter(({ further }) => !further).length
  // In a month that has nothing but later parts they are one loan.
  const number = counted.length === 0 ? 0 : Math.max(1, loans)
  return { disbursed, number, averageTicket: number === 0 ? 0 : toRupees(wholePaise(toPaise(disbursed) / number)) }
}

/** What a slab pays for one part, rupees, rounded half up to a paisa; `loans` 0 = a later part, which earns nothing by the loan. */
export const revenueOf = (slab: RevenueSlab | null, amount: number, loans = 1): number =>
  slab === null ? 0 : payout(slab, amount, loans)

/**
 * What a lender owes us for each part that it paid out in a month, in their order: the slab is chosen by the whole month's
 * business, for each part among the slabs that counted on its day. Statements of partners, the reconciliation and what is
 * held ask this alone, so that no two of them can differ.
 */
export function lenderMonth<S extends RevenueSlab, P extends PaidPart>(
  parts: readonly P[],
  slabsOf: (part: P) => readonly S[],
): { business: Business; dues: LenderDue<S>[] } {
  const business = businessOf(parts)
  const dues = parts.map((part) => {
    const slab = slabFor(business, slabsOf(part))
    return { slab, revenue: revenueOf(slab, part.amount, part.further ? 0 : 1) }
  })
  return { business, dues }
}
