import { expect, test } from 'vitest'
import { costFlatLoan } from '#src/contract/finance/flat-rate.ts'

test.each([
  // 18,000 of interest on 1,00,000 for a year: 1,18,000 in twelve parts.
  { amount: 100_000, rate: 18, months: 12, interest: 18_000, emi: 9_833.33, true_rate: 31.72 },
  { amount: 50_000, rate: 12, months: 24, interest: 12_000, emi: 2_583.33, true_rate: 21.57 },
  { amount: 60_000, rate: 0, months: 12, interest: 0, emi: 5_000, true_rate: 0 },
])('$rate % flat on $amount for $months months is truly $true_rate %', ({ amount, rate, months, ...expected }) => {
  const { emi, total_interest, true_rate } = costFlatLoan(amount, rate, months)
  expect(emi).toBeCloseTo(expected.emi, 2)
  expect([total_interest, true_rate]).toEqual([expected.interest, expected.true_rate])
})
