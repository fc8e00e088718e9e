import { describe, expect, test } from 'vitest'
import { maxGoldLoan } from '#src/contract/finance/gold.ts'
import { ltvChart } from '#src/features/gold/ltv-chart.ts'

describe('the chart of the largest gold loan', () => {
  test.each([0, 1_00_000, 3_00_000, 6_50_000, 1_33_00_000])(
    'gold worth %i: every corner is what the rule gives',
    (value) => {
      const { curve, maxValue, maxLoan } = ltvChart(value)
      expect(maxValue).toBeGreaterThan(value)
      expect(curve.at(-1)).toEqual({ value: maxValue, loan: maxLoan })
      for (const corner of curve) expect(Math.abs(maxGoldLoan(corner.value) - corner.loan)).toBeLessThanOrEqual(1)
      for (const [index, corner] of curve.entries()) {
        const next = curve[index + 1]
        if (!next) continue
        // Between two corners the line must be straight, or the picture would promise too much.
        const middle = (corner.value + next.value) / 2
        expect(Math.abs(maxGoldLoan(middle) - (corner.loan + next.loan) / 2)).toBeLessThanOrEqual(1)
      }
    },
  )

  test('stands still exactly at the two cliffs, and names the three steps', () => {
    const { flats, labels } = ltvChart(0)
    expect(flats.map(([from, to]) => [from.value, to.value, from.loan])).toEqual([
      [2_94_118, 3_12_500, 2_50_000],
      [6_25_000, 6_66_666, 5_00_000],
    ])
    expect(labels.map(({ percent }) => percent)).toEqual([85, 80, 75])
  })
})
