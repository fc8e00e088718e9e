import { sumPaise, toPaise, toRupees } from '#src/contract/rules/paise.ts'
import { revenueOf } from './lender-due.ts'
import { payout } from './revenue.ts'
import type { RevenueSlab } from './revenue.ts'

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

/** Sum of rupees, without the dust that adding fractions leaves. */
const addRupees = (amounts: readonly number[]): number => toRupees(sumPaise(amounts.map((amount) => toPaise(amount))))

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
  const revenue = revenueOf(slab, amount, loans)
  return { revenue, gross: payout({ revenue_percent: percent, revenue_flat: flat }, revenue, loans) }
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
