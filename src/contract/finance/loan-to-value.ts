import { percentOf, toPaise, toRupees } from '#src/contract/rules/paise.ts'

/** A step of a loan-to-value rule: loans up to `upTo` rupees may take `percent` of the value. */
export interface LtvStep {
  upTo: number
  percent: number
}

/** A range of values, rupees, in which more value brings no larger loan than `loan` rupees. */
export interface LtvCliff {
  loan: number
  from: number
  to: number
}

// What growth divides may fall a hair below a whole rupee in binary: it must not be lost to that.
const wholeRupees = (amount: number) => Math.floor(amount + 1e-6)

/** Percent of the value that a loan of `amount` rupees may take. */
export function ltvPercent(amount: number, steps: readonly LtvStep[]): number {
  return (steps.find(({ upTo }) => amount <= upTo) ?? steps.at(-1))?.percent ?? 0
}

/**
 * Largest loan in whole rupees against something worth `value` rupees. The step is chosen by the size of the loan, so a
 * little more value may bring nothing more (a cliff), but never less. `growth` is what one rupee lent has become when it
 * is measured against the value: 1, or more where the amount due at maturity counts.
 */
export function maxLoanOn(value: number, steps: readonly LtvStep[], growth = 1): number {
  let largest = 0
  let from = 0
  for (const { upTo, percent } of steps) {
    const most = toRupees(percentOf(toPaise(value), percent))
    const loan = wholeRupees(Math.min(upTo, most / growth))
    if (loan > from) largest = Math.max(largest, loan)
    from = upTo
  }
  return largest
}

/** The cliffs of a rule, smallest first, whole rupees of value. */
export function listCliffs(steps: readonly LtvStep[]): LtvCliff[] {
  return steps.slice(0, -1).map(({ upTo, percent }, index) => {
    const next = steps[index + 1]?.percent ?? percent
    return { loan: upTo, from: Math.ceil((upTo * 100) / percent), to: Math.floor((upTo * 100) / next) }
  })
}
