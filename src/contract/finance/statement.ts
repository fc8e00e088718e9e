import { sumPaise, toPaise, toRupees, wholePaise } from '#src/contract/rules/paise.ts'
import type { Business, RevenueSlab } from './revenue.ts'
import { payout, slabFor } from './revenue.ts'

/**
 * Tax that is deducted from a partner's commission before it is paid, percent: Section 194H of the Income-tax Act 1961,
 * 2 percent since 1 October 2024 (Finance (No. 2) Act 2024), the same under Section 393(1) of the Income-tax Act 2025.
 * The law lets a payer leave off the first 20,000 rupees of a financial year; here it is taken from the first rupee, so
 * that a line never changes afterwards, and the partner has all of it credited.
 */
export const TDS_PERCENT = 2

/** A loan that a lender paid out to a partner's lead: rupees. */
export interface Disbursal {
  amount: number
}

/** The partner's agreed part: percent of what the lender pays, and rupees for each disbursal, slab or no slab. */
export interface PartnerTerms {
  percent: number
  flat: number
}

/** What one disbursal earns, rupees exact to the paisa: `gross` - `tds` = `net`. */
export interface LineAmounts {
  revenue: number
  gross: number
  tds: number
  net: number
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
  const number = disbursals.length
  return { disbursed, number, averageTicket: number === 0 ? 0 : toRupees(wholePaise(toPaise(disbursed) / number)) }
}

/** What one disbursal earns under a slab and the partner's terms. Each of the three steps is rounded half up to a paisa. */
export function lineAmounts(slab: RevenueSlab | null, { percent, flat }: PartnerTerms, amount: number): LineAmounts {
  const revenue = slab === null ? 0 : payout(slab, amount, 1)
  return earnedAmounts(revenue, payout({ revenue_percent: percent, revenue_flat: flat }, revenue, 1))
}

/** A line whose part is known, rupees: what is left of it after tax. */
export function earnedAmounts(revenue: number, gross: number): LineAmounts {
  const tds = payout({ revenue_percent: TDS_PERCENT, revenue_flat: null }, gross, 1)
  return { revenue, gross, tds, net: addRupees([gross, -tds]) }
}

/** What a reward of so many rupees comes to: no lender pays for it, and it is taxed like any other commission. */
export const rewardAmounts = (reward: number): LineAmounts => lineAmounts(null, { percent: 0, flat: reward }, 0)

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
    return { ...each, ...lineAmounts(slab, terms, each.amount), slab }
  })
  return { business, lines }
}

/** What lines come to: each amount is the sum of theirs, taken-back lines with their minus sign. */
export const totalOf = (lines: readonly LineAmounts[]): LineAmounts => ({
  revenue: addRupees(lines.map(({ revenue }) => revenue)),
  gross: addRupees(lines.map(({ gross }) => gross)),
  tds: addRupees(lines.map(({ tds }) => tds)),
  net: addRupees(lines.map(({ net }) => net)),
})

/**
 * What has to be added to `standing`, a settled line and the corrections that it has had, to come to `anew`: rupees, each
 * amount with its own sign, and `gross` - `tds` = `net` again. Null where nothing is missing.
 */
export function correctionOf(anew: LineAmounts, standing: readonly LineAmounts[]): LineAmounts | null {
  const { revenue, gross, tds, net } = totalOf(standing)
  const difference = {
    revenue: addRupees([anew.revenue, -revenue]),
    gross: addRupees([anew.gross, -gross]),
    tds: addRupees([anew.tds, -tds]),
    net: addRupees([anew.net, -net]),
  }
  return Object.values(difference).every((amount) => amount === 0) ? null : difference
}

/** The amounts of lines together, turned round: what takes all of them back. */
export function takenBack(lines: readonly LineAmounts[]): LineAmounts {
  const { revenue, gross, tds, net } = totalOf(lines)
  // Nothing turned round is nothing, not minus nothing.
  return { revenue: 0 - revenue, gross: 0 - gross, tds: 0 - tds, net: 0 - net }
}
