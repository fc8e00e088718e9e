import { describe, expect, it } from 'vitest'
import { closingSum, dueRows } from '#src/contract/finance/loan-calendar.ts'
import { listSchedule } from '#src/contract/finance/schedule.ts'

// 12 months at 12 % a year of a lakh: an EMI of ₹8,885, of which ₹1,000 is the first month's interest.
const statement = {
  schedule: listSchedule(100_000, 12, 12),
  instalment_type: 'monthly' as const,
  sanctioned_amount: 100_000,
  interest_rate: 12,
  tenure_months: 12,
  foreclosure_free_after_emis: 3 as number | null,
  foreclosure_charge_amount: 1000 as number | null,
  foreclosure_charge_pct: null as number | null,
}
const sumOn = (day: string, more: Partial<typeof statement> = {}) =>
  closingSum({ ...statement, ...more }, '2026-01-01', '2026-01-31', day)

it('a payment is due on the same day of each month, and on its last where that has no such day', () => {
  const days = dueRows(statement, '2026-01-31').map(({ on }) => on)
  expect(days.slice(0, 4)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'])
  const bullet = { schedule: listSchedule(100_000, 12, 6, 'bullet') }
  expect(dueRows(bullet, '2026-07-01').map(({ on }) => on)).toEqual(['2026-07-01'])
})

describe('what closing a loan comes to', () => {
  it('before the first EMI: all of it, ten days of interest, and the charge', () => {
    // 100000 * 12 % * 10 / 365 = 328.767...
    expect(sumOn('2026-01-11')).toEqual({
      emis: 0,
      principal: 100_000,
      interest: 328.77,
      charge: 1000,
      sum: 101_328.77,
    })
  })

  it('on the day of an EMI: what is left after it, and no interest by days', () => {
    // 8885 - 1000 of interest is repaid.
    expect(sumOn('2026-01-31')).toEqual({ emis: 1, principal: 92_115, interest: 0, charge: 1000, sum: 93_115 })
  })

  it('without a charge after as many EMIs as the lender says, to the day', () => {
    expect(sumOn('2026-03-30')).toMatchObject({ emis: 2, charge: 1000 })
    expect(sumOn('2026-03-31')).toMatchObject({ emis: 3, charge: 0 })
    expect(sumOn('2026-01-02', { foreclosure_free_after_emis: 0 })?.charge).toBe(0)
    // As many as it has months: the charge is always there.
    expect(sumOn('2026-11-30', { foreclosure_free_after_emis: 12 })?.charge).toBe(1000)
  })

  it('with a share of what is left, to the paisa', () => {
    const share = { foreclosure_charge_amount: null, foreclosure_charge_pct: 2.5 }
    expect(sumOn('2026-01-31', share)).toMatchObject({ principal: 92_115, charge: 2302.88, sum: 94_417.88 })
  })

  it('is not guessed: the rule in words alone, one payment at the end, repaid, or a day before the loan', () => {
    expect(sumOn('2026-02-01', { foreclosure_free_after_emis: null })).toBeNull()
    expect(sumOn('2026-02-01', { foreclosure_charge_amount: null })).toBeNull()
    expect(sumOn('2026-02-01', { instalment_type: 'bullet' as never })).toBeNull()
    expect(sumOn('2026-12-31')).toBeNull()
    expect(sumOn('2025-12-31')).toBeNull()
  })
})
