import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { applications } from '#server/db/schema/applications.ts'
import type { payoutLines } from '#server/db/schema/earnings.ts'
import type { partners } from '#server/db/schema/partners.ts'
import {
  isKeptExactly,
  percentOf,
  rupeesAndRest,
  sumRupees,
  upToRupee,
  NO_PAISE,
  sumPaise,
  toPaise,
  toRupees,
  wholePaise,
} from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'

describe('money', () => {
  it('is kept in whole paise and comes back as the same rupees', () => {
    expect([0.01, 1.005, 19.99, 123.45, 1e12].map(toPaise)).toEqual([1, 100, 1999, 12_345, 1e14])
    expect([1, 1999, 1e14].map((paise) => toRupees(wholePaise(paise)))).toEqual([0.01, 19.99, 1e12])
    expect([toPaise(null), toRupees(null)]).toEqual([null, null])
  })

  it('adds up exactly, and rounds what is reckoned from it half up', () => {
    expect(sumPaise([])).toBe(NO_PAISE)
    expect(toRupees(sumPaise([toPaise(0.1), toPaise(0.2)]))).toBe(0.3)
    expect([wholePaise(2.5), wholePaise(2.49), wholePaise(-2.5)]).toEqual([3, 2, -2])
    expect([sumRupees([0.1, 0.2, -0.05]), sumRupees([])]).toEqual([0.25, 0])
    expect([upToRupee(149), upToRupee(200), upToRupee(200.0001)]).toEqual([200, 200, 200])
  })

  it('is taken a percentage of exactly, half a paisa away from nothing', () => {
    // 4.1 % of 1,005 is 41.205: in binary a hair less.
    expect(toRupees(percentOf(toPaise(1_005), 4.1))).toBe(41.21)
    expect([percentOf(wholePaise(-100_500), 4.1), percentOf(wholePaise(0), 18)]).toEqual([-4_121, 0])
    expect(percentOf(wholePaise(NaN), 18)).toBeNaN()
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 100_000 }), (paise, thousandths) => {
        const exact = (BigInt(paise) * BigInt(thousandths) * 2n + 100_000n) / 200_000n
        expect(BigInt(percentOf(wholePaise(paise), thousandths / 1000))).toBe(exact)
      }),
    )
  })

  it('has at most two decimals, and is said as rupees and paise', () => {
    expect([0.29, 1e12 + 0.35, 0.1 + 0.2, 0].map(isKeptExactly)).toEqual([true, true, true, true])
    expect([0.295, 250.3501, 0.001].map(isKeptExactly)).toEqual([false, false, false])
    expect(rupeesAndRest(toPaise(35_000.05))).toEqual({ rupees: 35_000, rest: 5 })
  })
})

/** Holds when this file compiles: each line below is refused by the compiler, or the types say so. */
export function whatIsRefused(rupees: number, kept: Paise): unknown[] {
  // @ts-expect-error a number, such as rupees, is no amount in paise
  const amount: (typeof applications.$inferInsert)['amount'] = rupees
  // @ts-expect-error nor is a literal
  const fee: (typeof partners.$inferInsert)['revenue_flat_fee'] = 5_000
  // @ts-expect-error two amounts in paise are added with sumPaise, so that nothing else slips in
  const net: (typeof payoutLines.$inferInsert)['net'] = kept + kept
  // @ts-expect-error rupees are rupees already
  const again = toRupees(rupees)
  // @ts-expect-error and paise are paise
  const twice = toPaise(kept)
  return [amount, fee, net, again, twice]
}
