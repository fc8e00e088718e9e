import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lenderProblem } from '#src/contract/catalogue/lender-consistency.ts'
import { lenderLacks } from '#src/contract/catalogue/lender-readiness.ts'
import { RATE_KINDS } from '#src/contract/entities/catalogue/lender.ts'
import type { Lender, LenderProperty } from '#src/contract/entities/catalogue/lender.ts'
import {
  floatingChargeProblem,
  floatingFields,
  floatingRateOf,
  instalmentGrowth,
  instalmentsWhenDearer,
} from '#src/contract/finance/floating-rate.ts'
import { foreclosureWords } from '#src/contract/finance/foreclosure-charge.ts'
import { kfsFacts } from '#src/contract/finance/key-fact-statement.ts'
import { makeOffers } from '#src/contract/finance/make-offers.ts'
import { rankOffers } from '#src/contract/finance/ranking.ts'
import { costLoan } from '#src/contract/finance/totals.ts'
import { arbitrarySecuredCase } from './arbitrary-offers.ts'
import { lenderWith, seedLenders } from './sample-lenders.ts'

const CHARGES = ['foreclosure_free_after_emis', 'foreclosure_charge_amount', 'foreclosure_charge_pct'] as const
const REPO = {
  rate_benchmark: 'RBI repo rate',
  rate_benchmark_hi: 'RBI की रेपो दर',
  rate_reset_months: 3,
  rate_benchmark_pct: 5.25,
} as const
const FREE = { foreclosure_free_after_emis: 0, foreclosure_charge_amount: null, foreclosure_charge_pct: null } as const
const none = fc.constantFrom(null, 0)
const charges = fc.record({
  foreclosure_free_after_emis: fc.oneof(none, fc.integer({ min: 0, max: 360 })),
  foreclosure_charge_amount: fc.oneof(none, fc.integer({ min: 0, max: 50_000 })),
  foreclosure_charge_pct: fc.oneof(
    none,
    fc.integer({ min: 0, max: 800 }).map((share) => share / 100),
  ),
})
const arbitraryLender = fc
  .record({ base: fc.constantFrom(...seedLenders), own: charges, rate_kind: fc.constantFrom(...RATE_KINDS) })
  .map(({ base, own, rate_kind }): Lender => ({ ...base, ...REPO, ...own, rate_kind }))
const TOUCHED = ['rate_kind', 'lender_status', ...CHARGES] as const satisfies LenderProperty[]

describe('closing a floating-rate loan early', () => {
  it('is free of every lender that was let in, whatever the term; a fixed rate may be charged for', () => {
    fc.assert(
      fc.property(arbitraryLender, fc.integer({ min: 1, max: 360 }), (lender, tenure_months) => {
        const problems = TOUCHED.map((changed) => floatingChargeProblem({ ...lender, lender_status: 1 }, changed))
        const words = foreclosureWords({ ...lender, tenure_months })
        if (lender.rate_kind === 'fixed') expect(new Set(problems)).toEqual(new Set([null]))
        else if (problems[0] === null) expect([words?.key, ...problems]).toEqual(['none', ...problems.map(() => null)])
        else expect(lenderProblem({ ...lender, ...FREE }, 'rate_kind')).toBeNull()
      }),
    )
  })

  it('is refused by the names of the fields that charge for it, and only where one of them is touched', () => {
    const floating = { rate_kind: 'floating', ...REPO, ...FREE } as const
    const problem = (changed: LenderProperty, change: Partial<Lender>) =>
      lenderProblem(lenderWith({ ...floating, ...change }), changed)
    const refused = (...fields: string[]) => `rules:lender.floatingCharge:${fields.join(',')}`
    expect(problem('foreclosure_charge_pct', { foreclosure_charge_pct: 2 })).toBe(refused('foreclosure_charge_pct'))
    expect(problem('foreclosure_charge_amount', { foreclosure_charge_amount: 1 })).toBe(refused(CHARGES[1]))
    for (const emis of [null, 1, 12])
      expect(problem(CHARGES[0], { foreclosure_free_after_emis: emis })).toBe(refused(CHARGES[0]))
    const charged = { foreclosure_free_after_emis: 6, foreclosure_charge_amount: 500, foreclosure_charge_pct: 1 }
    expect(problem('rate_kind', charged)).toBe(refused(...CHARGES))
    expect(problem('lender_status', charged)).toBe(refused(...CHARGES))
    // It may always be switched off, and made fixed.
    expect(problem('lender_status', { ...charged, lender_status: 0 })).toBeNull()
    expect(problem('rate_kind', { ...charged, rate_kind: 'fixed' })).toBeNull()
    expect(problem('priority', charged)).toBeNull()
    expect(problem('foreclosure_charge_amount', { foreclosure_charge_amount: 0 })).toBeNull()
  })
})

describe('a floating rate', () => {
  const without = {
    ...FREE,
    rate_kind: 'floating',
    rate_benchmark: '',
    rate_benchmark_hi: '',
    rate_reset_months: null,
  } as const
  const unfinished = (lacks: string) => `rules:lender.unfinished:${lacks}`

  it('is not switched on, and does not begin, before it says what it follows and when', () => {
    const lender = lenderWith(without)
    expect(lenderLacks(lender)).toEqual(['rate_benchmark', 'rate_reset_months'])
    for (const changed of ['lender_status', 'rate_kind'] as const) {
      expect(lenderProblem(lender, changed)).toBe(unfinished('rate_benchmark,rate_reset_months'))
      expect(lenderProblem({ ...lender, ...REPO, rate_benchmark_hi: '' }, changed)).toBe(
        unfinished('rate_benchmark_hi'),
      )
      expect(lenderProblem({ ...lender, ...REPO }, changed)).toBeNull()
    }
    expect(lenderProblem({ ...lender, ...REPO, rate_reset_months: null }, 'rate_reset_months')).toBe(
      unfinished('rate_reset_months'),
    )
    expect(lenderLacks({ ...lender, rate_kind: 'fixed' })).toEqual([])
  })

  it('is told with its offer, moves none, and a fixed one adds nothing to offer or statement', () => {
    const parties = {
      nodal_officer: { name: '', phone: '', email: '' },
      company: { name: 'C', officer: { en: 'M', hi: 'M', phone: '1', email: 'a@example.com' } },
    }
    fc.assert(
      fc.property(arbitrarySecuredCase, ({ who, asked }) => {
        const { matched } = makeOffers(who, seedLenders, asked)
        expect(matched).toMatchObject(rankOffers(who, seedLenders, asked).matched)
        for (const offer of matched) {
          const lender = seedLenders.find(({ lender_id }) => lender_id === offer.lender_id) ?? lenderWith()
          const facts = kfsFacts(offer, asked.product_type, parties)
          expect(facts.rate_type).toBe(lender.rate_kind)
          expect(offer.floating ?? null).toEqual(floatingRateOf(lender))
          if (!offer.floating) {
            expect([Object.hasOwn(offer, 'floating'), Object.hasOwn(facts, 'floating')]).toEqual([false, false])
            continue
          }
          const terms = { amount: offer.amount, months: offer.tenure_months, feePercent: 0 }
          const dearer = costLoan({ ...terms, annualRate: offer.interest_rate + 0.25 })
          expect(facts.floating).toEqual({ ...offer.floating, growth: dearer.emi - offer.emi })
          expect(instalmentGrowth(offer)).toBeGreaterThan(0)
          const loan = { amount: offer.amount, annualRate: offer.interest_rate, emi: offer.emi }
          expect(instalmentsWhenDearer(loan) ?? Infinity).toBeGreaterThanOrEqual(offer.tenure_months)
        }
      }),
      { numRuns: 50 },
    )
  })

  it('leaves what is kept of a fixed lender as it was, whatever else was typed', () => {
    expect(floatingFields(lenderWith({ ...REPO, rate_kind: 'fixed' }))).toEqual({})
    expect(floatingRateOf({})).toBeNull()
    // Nor is a floating one whose benchmark's figure was not told.
    const silent = floatingFields(lenderWith({ ...REPO, rate_kind: 'floating', rate_benchmark_pct: null }))
    expect([Object.keys(silent), Object.keys(floatingRateOf(silent) ?? {})]).toEqual([
      ['rate_kind', 'rate_benchmark', 'rate_benchmark_hi', 'rate_reset_months'],
      ['benchmark', 'benchmark_hi', 'reset_months'],
    ])
    expect(floatingFields(lenderWith({ ...REPO, rate_kind: 'floating' }))).toEqual({ ...REPO, rate_kind: 'floating' })
  })
})

describe('how many EMIs there are when the rate rises and the EMI stays', () => {
  it.each([
    // n = -ln(1 - P r / EMI) / ln(1 + r) with r of the dearer rate, rounded up.
    [2_500_000, 8.5, 240, 253],
    [1_000_000, 9, 120, 123],
    [100_000, 12, 12, 13],
  ])('₹%d at %d%% over %d months: %d', (amount, annualRate, months, expected) => {
    const { emi } = costLoan({ amount, annualRate, months, feePercent: 0 })
    const rate = (annualRate + 0.25) / 1200
    expect(Math.ceil(-Math.log(1 - (amount * rate) / emi) / Math.log(1 + rate))).toBe(expected)
    expect(instalmentsWhenDearer({ amount, annualRate, emi })).toBe(expected)
  })

  it('is the closed form, to one EMI that rounding makes', () => {
    const loans = fc.record({
      amount: fc.integer({ min: 500_000, max: 10_000_000 }),
      rate: fc.integer({ min: 500, max: 1_200 }),
      months: fc.integer({ min: 6, max: 240 }),
    })
    fc.assert(
      fc.property(loans, ({ amount, rate, months }) => {
        const annualRate = rate / 100
        const { emi } = costLoan({ amount, annualRate, months, feePercent: 0 })
        const monthly = (annualRate + 0.25) / 1200
        const exact = -Math.log(1 - (amount * monthly) / emi) / Math.log(1 + monthly)
        const count = instalmentsWhenDearer({ amount, annualRate, emi })
        expect(Math.abs((count ?? Infinity) - exact)).toBeLessThan(1.5)
      }),
    )
  })

  it('is none where the EMI does not pay the interest any more', () => {
    expect(instalmentsWhenDearer({ amount: 1_000_000, annualRate: 12, emi: 10_208.33 })).toBeNull()
    expect(instalmentsWhenDearer({ amount: 1_000_000, annualRate: 12, emi: 10_209 })).not.toBeNull()
  })
})

it('the lenders for homes that ship with the product float free of charge, the others are fixed', () => {
  for (const lender of seedLenders) {
    expect(lender.rate_kind).toBe(lender.product_kind === 'Affordable Housing Loan' ? 'floating' : 'fixed')
    expect([lender.name, lenderProblem(lender, 'lender_status'), lenderProblem(lender, 'rate_kind')]).toEqual([
      lender.name,
      null,
      null,
    ])
  }
})
