import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findGapsAndOverlaps, payout, slabFor } from '#src/contract/finance/earnings/revenue.ts'
import type { RevenueSlab, SlabDimension } from '#src/contract/finance/earnings/revenue.ts'

const OPEN: RevenueSlab = {
  id: 1,
  slab_disbursed_min: null,
  slab_disbursed_max: null,
  slab_number_min: null,
  slab_number_max: null,
  ats_min: null,
  ats_max: null,
  revenue_flat: null,
  revenue_percent: 1,
  status: 1,
}

/** Small enough that every business can be tried. Nothing has a bound above `TOP - 1`, so `TOP` stands for all above. */
const TOP = 7
const bound = fc.option(fc.integer({ min: 0, max: TOP - 1 }))
const arbitrarySlabs = fc
  .array(
    fc.record({
      slab_disbursed_min: bound,
      slab_disbursed_max: bound,
      slab_number_min: bound,
      slab_number_max: bound,
      ats_min: bound,
      ats_max: bound,
      status: fc.constantFrom<(0 | 1)[]>(1, 1, 1, 0),
    }),
    { maxLength: 5 },
  )
  .map((slabs) => slabs.map((slab, at): RevenueSlab => ({ ...OPEN, ...slab, id: at + 1 })))

const VALUES = Array.from({ length: TOP }, (_, at) => at + 1)
const EVERY_BUSINESS = VALUES.flatMap((disbursed) =>
  VALUES.flatMap((number) => VALUES.map((averageTicket) => ({ disbursed, number, averageTicket }))),
)
const FIELD = { disbursed: 'disbursed', number: 'number', ats: 'averageTicket' } as const
const alone = (business: (typeof EVERY_BUSINESS)[number], slab: RevenueSlab) => slabFor(business, [slab]) !== null

test('gaps and overlaps are those that trying every business finds', () => {
  fc.assert(
    fc.property(arbitrarySlabs, (slabs) => {
      const { gaps, overlaps } = findGapsAndOverlaps(slabs)
      const pairs = slabs.flatMap((first, at) => slabs.slice(at + 1).map((second) => [first, second] as const))
      const both = pairs.filter(([a, b]) => EVERY_BUSINESS.some((each) => alone(each, a) && alone(each, b)))
      expect(overlaps).toEqual(both.map(([first, second]) => ({ first: first.id, second: second.id })))

      for (const dimension of Object.keys(FIELD) as SlabDimension[]) {
        const taken = new Set(
          EVERY_BUSINESS.filter((each) => slabFor(each, slabs) !== null).map((each) => each[FIELD[dimension]]),
        )
        const flagged = VALUES.filter((value) =>
          gaps.some((gap) => gap.dimension === dimension && value >= gap.from && value <= (gap.to ?? TOP)),
        )
        expect(flagged).toEqual(VALUES.filter((value) => !taken.has(value)))
      }
    }),
    { numRuns: 60 },
  )
})

test('gaps are told apart: the widest ranges, lowest first', () => {
  const slabs = [
    { ...OPEN, id: 1, slab_disbursed_min: 50_002, slab_disbursed_max: 90_000 },
    { ...OPEN, id: 2, slab_disbursed_max: 50_000 },
  ]
  expect(findGapsAndOverlaps(slabs)).toEqual({
    gaps: [
      { dimension: 'disbursed', from: 50_001, to: 50_001 },
      { dimension: 'disbursed', from: 90_001, to: null },
    ],
    overlaps: [],
  })
})

test('the first active slab that fits is the one, ends included', () => {
  const slab = { ...OPEN, slab_disbursed_min: 0, slab_disbursed_max: 50_000 }
  const second = { ...OPEN, id: 2, slab_disbursed_min: 50_000, slab_disbursed_max: 90_000 }
  const at = (disbursed: number, slabs = [slab, second]) =>
    slabFor({ disbursed, number: 1, averageTicket: disbursed }, slabs)?.id ?? null
  expect([at(1), at(50_000), at(50_000.99), at(50_001), at(90_000.99), at(90_001)]).toEqual([1, 1, 1, 2, 2, null])
  expect(at(50_000, [second, slab])).toBe(2)
  expect(at(50_000, [{ ...slab, status: 0 }, second])).toBe(2)
  expect(at(10, [])).toBeNull()
})

test('ends with paise are ends at whole rupees', () => {
  const slab = { ...OPEN, slab_disbursed_min: 50_000.5, slab_disbursed_max: 60_000.5 }
  const takes = (disbursed: number) => slabFor({ disbursed, number: 1, averageTicket: 1 }, [slab]) !== null
  expect([50_000.9, 50_001, 60_000.99, 60_001].map(takes)).toEqual([false, true, true, false])
})

/** Long division on paper: paise times thousandths of a percent, as decimal digits. */
function paidOnPaper(paise: number, thousandths: number, flatPaise: number, loans: number): number {
  const product = BigInt(paise) * BigInt(thousandths)
  const [whole, rest] = [product / 100_000n, product % 100_000n]
  return Number(whole + (rest * 2n >= 100_000n ? 1n : 0n) + BigInt(flatPaise) * BigInt(loans)) / 100
}

test('a payout is right to the paisa', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e13 }),
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: 0, max: 10_000 }),
      (paise, thousandths, flat, loans) => {
        const slab = { revenue_percent: thousandths / 1000, revenue_flat: flat / 100 }
        expect(payout(slab, paise / 100, loans)).toBe(paidOnPaper(paise, thousandths, flat, loans))
      },
    ),
  )
})

test.each([
  ['a percentage', { revenue_percent: 1.5, revenue_flat: null }, 50_000, 4, 750],
  ['half a paisa rounds up', { revenue_percent: 0.5, revenue_flat: null }, 1, 1, 0.01],
  ['less than half rounds down', { revenue_percent: 0.499, revenue_flat: null }, 1, 1, 0],
  ['1.005 is not a hair less', { revenue_percent: 100, revenue_flat: null }, 1.01, 1, 1.01],
  ['a flat amount for each loan', { revenue_percent: null, revenue_flat: 250.35 }, 900_000, 3, 751.05],
  ['both', { revenue_percent: 2.125, revenue_flat: 250 }, 20_000_001, 201, 475_250.02],
  ['no loan, no flat amount', { revenue_percent: 2, revenue_flat: 250 }, 0, 0, 0],
])('pays %s', (_, slab, disbursed, number, expected) => {
  expect(payout(slab, disbursed, number)).toBe(expected)
})
