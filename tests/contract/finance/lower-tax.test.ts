import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ratesOf, usualRate } from '#src/contract/finance/earnings/lower-tax.ts'
import type { LowerTax } from '#src/contract/finance/earnings/lower-tax.ts'
import { tdsSection } from '#src/contract/paying/month-tax.ts'
import { sumPaise, toPaise } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'

const paise = (min: number, max: number) => fc.integer({ min, max }).map((rupees) => toPaise(rupees))
const DAYS = ['2026-10-31', '2026-11-01', '2026-11-15', '2026-11-30', '2026-12-01']

const order = (number: string): fc.Arbitrary<LowerTax> =>
  fc.record({
    number: fc.constant(number),
    tds_percent: fc.constantFrom(0, 0.5, 1.99),
    limit_amount: paise(1, 50_000),
    from_day: fc.constant('2026-11-01'),
    to_day: fc.constant('2026-11-30'),
  })
const orders = fc.tuple(order('LOWER00001'), order('LOWER00002')).chain((both) => fc.subarray(both))
const claims = fc.array(fc.record({ gross: paise(-5_000, 20_000), usual: fc.constantFrom(2, 20) }), { maxLength: 12 })

it('a lower rate is given within the days and the limit of its order alone, and never without a PAN', () => {
  fc.assert(
    fc.property(claims, orders, fc.constantFrom(...DAYS), paise(0, 30_000), (lines, given, day, first) => {
      const used = new Map<string, Paise>([['LOWER00001', first]])
      const rates = ratesOf(
        lines.map((line) => ({ ...line, day })),
        given,
        used,
      )
      expect(rates).toHaveLength(lines.length)
      rates.forEach(({ tds_percent, certificate }, at) => {
        const line = lines[at]
        if (certificate === null) return expect(tds_percent).toBe(line?.usual)
        const its = given.find(({ number }) => number === certificate)
        expect(tds_percent).toBe(its?.tds_percent)
        expect(line?.usual).toBe(2)
        expect(line?.gross).toBeGreaterThan(0)
        expect(day >= '2026-11-01' && day <= '2026-11-30').toBe(true)
        return undefined
      })
      for (const { number, limit_amount } of given) {
        const under = lines.filter((_, at) => rates[at]?.certificate === number).map(({ gross }) => gross)
        if (under.length > 0) expect(sumPaise(under) + (used.get(number) ?? 0)).toBeLessThanOrEqual(limit_amount)
      }
    }),
    { numRuns: 300 },
  )
})

it('the line that does not fit ends the order, and what it covers exactly is covered', () => {
  const of = (limit: number): LowerTax => ({
    number: 'LOWER00001',
    tds_percent: 1,
    limit_amount: toPaise(limit),
    from_day: '2026-11-01',
    to_day: '2026-11-30',
  })
  const lines = [100, 300, 100].map((rupees) => ({ gross: toPaise(rupees), usual: 2 }))
  const percents = (limit: number, day = '2026-11-30') =>
    ratesOf(
      lines.map((line) => ({ ...line, day })),
      [of(limit)],
      new Map(),
    ).map(({ tds_percent }) => tds_percent)
  expect(percents(500)).toEqual([1, 1, 1])
  expect(percents(499)).toEqual([1, 1, 2])
  expect(percents(200)).toEqual([1, 2, 2])
  expect(percents(500, '2026-12-01')).toEqual([2, 2, 2])
  // Each line by its own day: what was earned before an order began is taxed as usual.
  const days = ['2026-10-31', '2026-11-01', '2026-12-01']
  const apart = days.map((day) => ({ gross: toPaise(100), usual: 2, day }))
  expect(ratesOf(apart, [of(500)], new Map()).map(({ tds_percent }) => tds_percent)).toEqual([2, 1, 2])
  expect([usualRate(true), usualRate(false)]).toEqual([2, 20])
})

it('an order has the section of its own, by the Act of the month', () => {
  expect(tdsSection('2026-03', 0.5, 'LOWER00001')).toEqual({ section: '197', before: null })
  expect(tdsSection('2026-04', 0.5, 'LOWER00001')).toEqual({ section: '395(1)', before: '197' })
})
