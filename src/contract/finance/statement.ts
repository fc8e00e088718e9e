import { sumPaise, toPaise, toRupees, wholePaise } from '#src/contract/rules/paise.ts'
import type { Business, RevenueSlab } from './revenue.ts'
import { payout, slabFor } from './revenue.ts'

/** A loan that a lender paid out to a partner's lead: rupees. */
export interface Disbursal {
  amount: number
  /** A later part of a loan: its amount counts, but it is no further loan, and nothing that is paid for each loan is paid again. */
  further?: boolean
}

/** The partner's agreed part: percent of what the lender pays, and rupees for each disbursal, slab or no slab. */
export interface PartnerTerms {
  percent: number
  flat: number
}

/** What one disbursal earns before tax, rupees exact to the paisa; its part of the month's tax: `month-tax.ts`. */
export interface LineAmounts {
  revenue: number
  gross: number
}

/** What counts on the day on which a loan was paid out: slabs in the order in which they are tried. */
export interface LineRules<S> {
  slabs: readonly S[]
  terms: PartnerTerms
}

/** One month of one lender through one partner. */
export interface LenderStatement<S, D> {
  business: Business
  /** `slab` is null where none matched: then the lender pays nothing, and the partner has its flat amount alone. */
  lines: (D & LineAmounts & { slab: S | null })[]
}

/** Sum of rupees, without the dust that adding fractions leaves. */
const addRupees = (amounts: readonly number[]): number => toRupees(sumPaise(amounts.map((amount) => toPaise(amount))))

/** The month's business by which the slab is chosen. */
export function businessOf(disbursals: readonly Disbursal[]): Business {
  const disbursed = addRupees(disbursals.map(({ amount }) => amount))
  const loans = disbursals.filter(({ further }) => !further).length
  // In a month that has nothing but later parts they are one loan.
  const number = disbursals.length === 0 ? 0 : Math.max(1, loans)
  return { disbursed, number, averageTicket: number === 0 ? 0 : toRupees(wholePaise(toPaise(disbursed) / number)) }
}

/**
 * What one disbursal earns under a slab and the partner's terms; `loans` 0 = a later part, which earns nothing by the loan.
 * Each of the two steps is rounded half up to a paisa.
 */
export function lineAmounts(
  slab: RevenueSlab | null,
  { percent, flat }: PartnerTerms,
  amount: number,
  loans = 1,
): LineAmounts {
  const revenue = slab === null ? 0 : payout(slab, amount, loans)
  return { revenue, gross: payout({ revenue_percent: percent, revenue_flat: flat }, revenue, loans) }
}

/**
 * A month's statement for one lender: `counted` are all its disbursals through the partner in that month. By their total,
 * number and average the slab is chosen, for each line among the slabs that counted on its day, with the terms of that
 * day. A month's total is the sum of its lines and is never computed in any other way, so the two cannot differ.
 */
export function lenderStatement<S extends RevenueSlab, D extends Disbursal>(
  counted: readonly D[],
  rulesOf: (each: D) => LineRules<S>,
): LenderStatement<S, D> {
  const business = businessOf(counted)
  const lines = counted.map((each) => {
    const { slabs, terms } = rulesOf(each)
    const slab = slabFor(business, slabs)
    return { ...each, ...lineAmounts(slab, terms, each.amount, each.further ? 0 : 1), slab }
  })
  return { business, lines }
}

/** What lines come to: each amount is the sum of theirs, taken-back lines with their minus sign. */
export const totalOf = (lines: readonly LineAmounts[]): LineAmounts => ({
  revenue: addRupees(lines.map(({ revenue }) => revenue)),
  gross: addRupees(lines.map(({ gross }) => gross)),
})

/**
 * What has to be added to `standing`, a settled line and the corrections that it has had, to come to `anew`: rupees, each
 * amount with its own sign. Null where nothing is missing.
 */
export function correctionOf(anew: LineAmounts, standing: readonly LineAmounts[]): LineAmounts | null {
  const { revenue, gross } = totalOf(standing)
  const difference = { revenue: addRupees([anew.revenue, -revenue]), gross: addRupees([anew.gross, -gross]) }
  return Object.values(difference).every((amount) => amount === 0) ? null : difference
}

/** The amounts of lines together, turned round: what takes all of them back. */
export function takenBack(lines: readonly LineAmounts[]): LineAmounts {
  const { revenue, gross } = totalOf(lines)
  // Nothing turned round is nothing, not minus nothing.
  return { revenue: 0 - revenue, gross: 0 - gross }
}
