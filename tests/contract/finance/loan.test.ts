import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundPercent, solveApr } from '#src/contract/finance/apr.ts'
import { annuity, exactEmi } from '#src/contract/finance/emi.ts'
import { listSchedule } from '#src/contract/finance/schedule.ts'
import { costLoan } from '#src/contract/finance/totals.ts'
import vectors from '../data/emi-apr-vectors.json' with { type: 'json' }

describe.each(vectors)('$case', (vector) => {
  const { principal, annual_rate_pct: annualRate, months, fee } = vector
  const cost = (gstInApr?: boolean) =>
    costLoan(
      { amount: principal, annualRate, months, feePercent: (fee / principal) * 100 },
      gstInApr === undefined ? undefined : { gstInApr },
    )

  test('instalment', () => {
    expect(exactEmi(principal, annualRate, months)).toBeCloseTo(vector.emi_unrounded, 3)
    expect(exactEmi(principal, annualRate, months) * months).toBeCloseTo(vector.total_payable_unrounded, 1)
    expect(Math.round(exactEmi(principal, annualRate, months))).toBe(vector.emi_rounded)
  })

  test('APR without and with GST on the fee', () => {
    const emi = exactEmi(principal, annualRate, months)
    expect(solveApr(principal - fee, emi, months, annualRate)).toBeCloseTo(vector.apr_pct_fee_only, 3)
    expect(solveApr(principal - fee * 1.18, emi, months, annualRate)).toBeCloseTo(vector.apr_pct_fee_plus_gst, 3)
    expect(cost(false).apr).toBe(roundPercent(vector.apr_pct_fee_only))
    expect(cost(true).apr).toBe(roundPercent(vector.apr_pct_fee_plus_gst))
    expect(cost().apr).toBe(cost(true).apr)
  })

  test('what arrives is the amount less the fee and its GST', () => {
    // The vectors round to the nearest rupee; an EMI is rounded up, so that the last one is never larger.
    expect(cost(true)).toMatchObject({
      emi: Math.ceil(vector.emi_unrounded),
      processing_fee: fee,
      net_disbursed: vector.net_disbursed_fee_plus_gst,
    })
    expect(cost(false).net_disbursed).toBe(cost(true).net_disbursed)
  })
})

test('the schedule of the first example is the published one', () => {
  const rows = listSchedule(100_000, 18, 12)
  expect(rows[0]).toEqual({ number: 1, instalment: 9_168, principal: 7_668, interest: 1_500, balance: 92_332 })
  expect(rows[1]).toEqual({ number: 2, instalment: 9_168, principal: 7_783.02, interest: 1_384.98, balance: 84_548.98 })
  expect(rows[11]).toMatchObject({ number: 12, instalment: 9_167.99, interest: 135.49, balance: 0 })
})

test('half a paisa of interest goes up, though its binary fraction lies below the half', () => {
  // 25,000 at 20.97 % is 436.875 a month.
  expect(listSchedule(25_000, 20.97, 12)[0]?.interest).toBe(436.88)
})

test("every month's interest is the balance's in whole numbers, half a paisa up", () => {
  const halves = fc.record({
    amount: fc.integer({ min: 1, max: 1_000 }).map((n) => n * 500),
    rate: fc.integer({ min: 1, max: 4_800 }),
  })
  fc.assert(
    fc.property(halves, fc.integer({ min: 2, max: 60 }), ({ amount, rate }, months) => {
      let balance = BigInt(amount * 100)
      for (const row of listSchedule(amount, rate / 100, months)) {
        expect(BigInt(Math.round(row.interest * 100))).toBe((balance * BigInt(rate) + 60_000n) / 120_000n)
        balance = BigInt(Math.round(row.balance * 100))
      }
    }),
  )
})

test.each([
  // Fee and 18 % of it, rounded half up to the paisa: 1,00,100 × 2.5 % = 2,502.50, its GST 450.45.
  { amount: 100_100, feePercent: 2.5, fee: 2_502.5, gst: 450.45, net: 97_147.05 },
  // 18 % of 100.25 is 18.045: the half paisa goes up.
  { amount: 10_025, feePercent: 1, fee: 100.25, gst: 18.05, net: 9_906.7 },
  // 1.5 % of 5,555 is 83.325, up to 83.33; 18 % of that 14.9994, up to 15.00.
  { amount: 5_555, feePercent: 1.5, fee: 83.33, gst: 15, net: 5_456.67 },
  // 18 % of 10.02 is 1.8036, down to 1.80.
  { amount: 1_002, feePercent: 1, fee: 10.02, gst: 1.8, net: 990.18 },
])('$feePercent % fee on $amount is $fee and $gst GST', ({ amount, feePercent, fee, gst, net }) => {
  const cost = costLoan({ amount, annualRate: 18, months: 12, feePercent })
  expect(cost).toMatchObject({ processing_fee: fee, gst_on_fees: gst, net_disbursed: net })
})

test('what others print: an RBI example, and a bank’s own statement', () => {
  // 20,000 at 15 % for 24 months with fees of 400: 17.07 % in Annex B of RBI/2024-25/18.
  expect(roundPercent(solveApr(19_600, exactEmi(20_000, 15, 24), 24, 15))).toBe(17.07)
  // 47,000 at 21 % for 24 months, fee 1,175 with GST: 24.16 % printed from an instalment rounded to the paisa.
  expect(costLoan({ amount: 47_000, annualRate: 21, months: 24, feePercent: 2.5 }).apr).toBe(24.15)
})

test.each([
  { amount: 1_005, feePercent: 4.1, fee: 41.21 },
  { amount: 10_05_000, feePercent: 4.1, fee: 41_205 },
])('the fee of $amount at $feePercent % is exact: $fee', ({ amount, feePercent, fee }) => {
  expect(costLoan({ amount, annualRate: 18, months: 12, feePercent }).processing_fee).toBe(fee)
})

test.each([
  { amount: 10_000, rate: 36, due: 10_300 },
  { amount: 10_001, rate: 36, due: 10_301.03 },
  { amount: 1_05_000, rate: 13.6, due: 1_06_190 },
])('the one instalment of $amount at $rate % is what is owed: $due', ({ amount, rate, due }) => {
  const cost = costLoan({ amount, annualRate: rate, months: 1, feePercent: 0 })
  expect(cost).toMatchObject({ emi: due, last_instalment: due, total_repayment: due })
})

test.each([
  // Whole rupees repay these before their last month.
  { amount: 100, rate: 0, months: 60, emi: 2, count: 50, last: 2 },
  { amount: 119, rate: 0, months: 60, emi: 2, count: 60, last: 1 },
  { amount: 1_000, rate: 48.33, months: 60, emi: 45, count: 58, last: 3.67 },
  { amount: 1_00_001, rate: 55.2, months: 360, emi: 4_601, count: 189, last: 2_721.26 },
])('$amount rupees at $rate % for $months months: $count instalments, the last one $last', (loan) => {
  const rows = listSchedule(loan.amount, loan.rate, loan.months)
  expect([rows[0]?.instalment, rows.length, rows.at(-1)?.instalment]).toEqual([loan.emi, loan.count, loan.last])
})

test('of what is no number there is no schedule', () => {
  const of = (amount: number, months: number) => costLoan({ amount, annualRate: 12, months, feePercent: 0 }).emi
  expect([of(NaN, 12), of(1_000, NaN), of(1_000, 0)]).toEqual([NaN, NaN, NaN])
})

test('a loan of rupees and paise loses none of them', () => {
  expect(listSchedule(4.35, 0, 1)).toEqual([{ number: 1, instalment: 4.35, principal: 4.35, interest: 0, balance: 0 }])
  expect(costLoan({ amount: 4.35, annualRate: 0, months: 1, feePercent: 0 })).toMatchObject({
    last_instalment: 4.35,
    net_disbursed: 4.35,
    total_repayment: 4.35,
  })
})

test('a rate next to nothing still discounts a little', () => {
  // 12 payments, the k-th worth 1 - k × rate: 12 - 78 × rate.
  expect(annuity(5e-10, 12)).toBeCloseTo(12 - 78 * 5e-10, 9)
})

test('percentages round half up to two decimals', () => {
  expect([roundPercent(21.9099), roundPercent(12.345), roundPercent(1.005), roundPercent(15)]).toEqual([
    21.91, 12.35, 1.01, 15,
  ])
})

const loan = fc.record({
  amount: fc.integer({ min: 1_000, max: 10_000_000 }),
  annualRate: fc.integer({ min: 0, max: 3_600 }).map((hundredths) => hundredths / 100),
  months: fc.integer({ min: 1, max: 60 }),
  feePercent: fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
})

/** What a loan may be at all, not only what is marketed: a lender's highest rate, the longest term. */
const anyLoan = fc.record({
  amount: fc.integer({ min: 1_000, max: 10_000_000 }),
  annualRate: fc.integer({ min: 0, max: 6_000 }).map((hundredths) => hundredths / 100),
  months: fc.integer({ min: 1, max: 360 }),
  feePercent: fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
})

/** Present value of what is paid, less what is received; falls with the rate, a fraction a month. */
const excess = (instalments: readonly number[], net: number, rate: number): number =>
  instalments.reduce((sum, instalment, at) => sum + instalment / (1 + rate) ** (at + 1), -net)

test('the APR is the internal rate of return of the printed instalments, to a hundredth', () => {
  fc.assert(
    fc.property(anyLoan, (terms) => {
      const { apr, net_disbursed } = costLoan(terms)
      const instalments = listSchedule(terms.amount, terms.annualRate, terms.months).map(({ instalment }) => instalment)
      expect(excess(instalments, net_disbursed, (apr - 0.01) / 1200)).toBeGreaterThanOrEqual(0)
      expect(excess(instalments, net_disbursed, (apr + 0.01) / 1200)).toBeLessThanOrEqual(0)
    }),
  )
})

test('the last instalment is the smallest, and each pays more than the interest of the first month', () => {
  fc.assert(
    fc.property(anyLoan, (terms) => {
      const rows = listSchedule(terms.amount, terms.annualRate, terms.months)
      const { emi, last_instalment } = costLoan(terms)
      expect(rows.length).toBeLessThanOrEqual(terms.months)
      expect(emi).toBeGreaterThan(rows[0]?.interest ?? Infinity)
      expect(rows.length === 1 || Number.isInteger(emi)).toBe(true)
      expect(last_instalment).toBeGreaterThan(0)
      expect(last_instalment).toBeLessThanOrEqual(emi)
      // No rupee more than it takes: the exact instalment, rounded up, but for the paise of interest.
      expect(emi - exactEmi(terms.amount, terms.annualRate, terms.months)).toBeLessThan(1.01)
    }),
  )
})

test('the APR is not below the rate, and without a fee it is the rate, but for the paise of interest', () => {
  fc.assert(
    fc.property(loan, (terms) => {
      // Interest is rounded to half a paisa a month.
      const dust = 12 / terms.amount + 0.01
      const { apr } = costLoan({ ...terms, feePercent: 0 })
      expect(Math.abs(apr - terms.annualRate)).toBeLessThanOrEqual(dust)
      expect(costLoan(terms).apr).toBeGreaterThanOrEqual(apr)
      expect(costLoan(terms).apr).toBeGreaterThanOrEqual(costLoan(terms, { gstInApr: false }).apr)
    }),
  )
})

test('the APR agrees with a slow bisection to a billionth', () => {
  fc.assert(
    fc.property(loan, ({ amount, annualRate, months, feePercent }) => {
      const emi = exactEmi(amount, annualRate, months)
      const net = amount * (1 - feePercent / 100)
      let low = 0
      let high = 1
      for (let step = 0; step < 200; step += 1) {
        const rate = (low + high) / 2
        let value = 0
        for (let month = 1; month <= months; month += 1) value += emi / (1 + rate) ** month
        if (value > net) low = rate
        else high = rate
      }
      expect(solveApr(net, emi, months, annualRate)).toBeCloseTo(low * 1200, 6)
    }),
    { numRuns: 60 },
  )
})

test('the schedule repays the principal exactly, to the paisa, and agrees with the totals', () => {
  const paise = (rupees: number) => BigInt(Math.round(rupees * 100))
  const total = (values: number[]) => values.reduce((sum, value) => sum + paise(value), 0n)
  fc.assert(
    fc.property(loan, (terms) => {
      const rows = listSchedule(terms.amount, terms.annualRate, terms.months)
      const cost = costLoan(terms)
      expect(total(rows.map((row) => row.principal))).toBe(paise(terms.amount))
      expect(total(rows.map((row) => row.interest))).toBe(paise(cost.total_interest))
      expect(total(rows.map((row) => row.instalment))).toBe(paise(cost.total_repayment))
      expect(rows.at(-1)?.balance).toBe(0)
      expect(rows.at(-1)?.instalment).toBe(cost.last_instalment)
      for (const row of rows) {
        expect(paise(row.instalment)).toBe(paise(row.principal) + paise(row.interest))
        expect(row.instalment).toBeGreaterThan(0)
        expect(row.balance).toBeGreaterThanOrEqual(0)
        if (row.number < rows.length) expect(row.instalment).toBe(cost.emi)
      }
    }),
  )
})

test('money received and paid adds up', () => {
  fc.assert(
    fc.property(loan, (terms) => {
      const cost = costLoan(terms)
      const paise = (rupees: number) => Math.round(rupees * 100)
      expect(paise(cost.net_disbursed) + paise(cost.processing_fee) + paise(cost.gst_on_fees)).toBe(paise(terms.amount))
      expect(paise(cost.total_repayment)).toBe(paise(terms.amount) + paise(cost.total_interest))
    }),
  )
})
