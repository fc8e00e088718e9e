import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coolingOff, exitDue } from '#src/contract/finance/cooling-off.ts'
import { addDays } from '#src/contract/rules/calendar.ts'
import { toPaise, wholePaise } from '#src/contract/rules/paise.ts'

const principal = fc.integer({ min: 1, max: 1_000_000_000_00 }).map(wholePaise)
const apr = fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100)
const days = fc.integer({ min: 0, max: 365 })
const day = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('1990-01-01', count))

describe('what is due when a loan is returned in its cooling-off days', () => {
  it.each([
    [100_000, 18, 3, 147.95],
    [100_000, 18, 0, 0],
    [100_000, 0, 3, 0],
    [250_000, 23.45, 2, 321.23],
    [36_500, 10, 1, 10],
    // Exactly half a paisa goes up.
    [18.25, 1, 10, 0.01],
  ])('%d rupees at %d percent for %d days cost %d', (rupees, rate, held, cost) => {
    expect(exitDue(toPaise(rupees), rate, held)).toEqual({
      cost: toPaise(cost),
      due: toPaise(rupees) + toPaise(cost),
    })
  })

  it('is the principal on the day of the disbursal', () => {
    fc.assert(
      fc.property(principal, apr, (amount, rate) => {
        expect(exitDue(amount, rate, 0)).toEqual({ cost: 0, due: amount })
      }),
    )
  })

  it('never falls from one day to the next', () => {
    fc.assert(
      fc.property(principal, apr, days, (amount, rate, held) => {
        expect(exitDue(amount, rate, held + 1).due).toBeGreaterThanOrEqual(exitDue(amount, rate, held).due)
      }),
    )
  })

  it('is the principal and the share of the APR, to the nearest paisa and never more', () => {
    fc.assert(
      fc.property(principal, apr, days, (amount, rate, held) => {
        const { cost, due } = exitDue(amount, rate, held)
        // In units of a 36,50,000th of a paisa, so that nothing is rounded.
        const share = BigInt(amount) * BigInt(Math.round(rate * 100)) * BigInt(held)
        const off = 2n * (BigInt(cost) * 3_650_000n - share)
        expect(off <= 3_650_000n && off > -3_650_000n).toBe(true)
        expect(due).toBe(amount + cost)
      }),
    )
  })

  it('of a whole year is the year’s cost', () => {
    fc.assert(
      fc.property(principal, fc.integer({ min: 0, max: 1_000 }), (rupees, rate) => {
        const amount = wholePaise(rupees * 100)
        expect(exitDue(amount, rate, 365).cost).toBe(rupees * rate)
      }),
    )
  })
})

describe('the cooling-off days', () => {
  it.each([
    ['2026-11-20', 3, '2026-11-20', { last_day: '2026-11-23', open: true, held: 0 }],
    ['2026-11-20', 3, '2026-11-23', { last_day: '2026-11-23', open: true, held: 3 }],
    ['2026-11-20', 3, '2026-11-24', { last_day: '2026-11-23', open: false, held: 4 }],
    ['2028-02-28', 1, '2028-02-29', { last_day: '2028-02-29', open: true, held: 1 }],
    // A lender whose clock is ahead of ours.
    ['2026-11-21', 1, '2026-11-20', { last_day: '2026-11-22', open: true, held: 0 }],
  ])('of a disbursal on %s with %d days, seen on %s', (paid, count, today, expected) => {
    expect(coolingOff(paid, count, today)).toEqual(expected)
  })

  it('are open on exactly as many days after the disbursal as the statement says', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 365 }), fc.integer({ min: 0, max: 800 }), (paid, count, later) => {
        const { open, held } = coolingOff(paid, count, addDays(paid, later))
        expect(open).toBe(later <= count)
        expect(held).toBe(later)
      }),
    )
  })
})
