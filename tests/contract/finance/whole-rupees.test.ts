import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costLoan } from '#src/contract/finance/totals.ts'
import { wholeRupees } from '#src/contract/finance/whole-rupees.ts'

test('half a rupee of a fee is not lost between what arrives and the fees', () => {
  // 1,00,025 at 2 %: fee 2,000.50, GST 360.09; rounded one by one they would make 1,00,025 - 2,361 and 97,664.41 -> 97,664.
  const shown = wholeRupees(costLoan({ amount: 100_025, annualRate: 14, months: 12, feePercent: 2 }))
  expect(shown).toMatchObject({ fees: 2_361, gst: 360, receive: 97_664 })
})

test('the rupees on a screen add up, and none is more than a rupee from its figure', () => {
  const loan = fc.record({
    amount: fc.integer({ min: 1_000, max: 10_000_000 }),
    annualRate: fc.integer({ min: 0, max: 4_800 }).map((basisPoints) => basisPoints / 100),
    months: fc.integer({ min: 1, max: 240 }),
    feePercent: fc.integer({ min: 0, max: 1_000 }).map((basisPoints) => basisPoints / 100),
  })
  fc.assert(
    fc.property(loan, (terms) => {
      const cost = costLoan(terms)
      const { receive, fees, gst, interest, repay, cost: whole } = wholeRupees(cost)
      expect(receive + fees).toBe(terms.amount)
      expect(terms.amount + interest).toBe(repay)
      expect(whole).toBe(interest + fees)
      expect(Math.round(cost.processing_fee) + gst).toBe(fees)
      const apart: [number, number][] = [
        [receive, cost.net_disbursed],
        [fees, cost.processing_fee + cost.gst_on_fees],
        [gst, cost.gst_on_fees],
        [interest, cost.total_interest],
        [repay, cost.total_repayment],
      ]
      for (const [shown, exact] of apart) expect(Math.abs(shown - exact)).toBeLessThanOrEqual(1)
    }),
  )
})
