import { describe, expect, it } from 'vitest'
import {
  isNeeded,
  isSigned,
  isUnset,
  lenderWarnings,
  readinessOf,
  unsignedIn,
  withGiven,
} from '#src/contract/catalogue/lender-readiness.ts'
import type { AdminLender, Lender } from '#src/contract/entities/catalogue/lender.ts'
import { FILLED, lenderWith, UNFILLED } from '#tests/contract/finance/sample-lenders.ts'

const admin = (lender: Lender, has_slab = false): AdminLender => ({ ...lender, has_slab })

describe('the readiness of a lender', () => {
  it('has one goal from the first field to the last, and comes nearer to it with each need that is met', () => {
    let lender = admin(UNFILLED)
    const { all, met: first } = readinessOf(lender)
    const seen = [first]
    // A floating rate, a second lender and words without Hindi ask for more; the goal stays.
    const steps: Partial<Lender>[] = [
      ...FILLED.map(([property, value]) => ({ [property]: value })),
      { salaried: 1, tenure: '3 to 36 months', interest_rate: '12% To 24%', processing_fees: 'Up to 2%' },
      { apr_min: 12, apr_max: 26 },
      { rate_kind: 'floating' },
      { rate_benchmark: 'RBI repo rate', rate_reset_months: 3 },
      { rate_benchmark_hi: 'RBI की रेपो दर' },
      { co_lending: 'yes' },
      { co_lender: 'Second Bank', co_lending_share: 80 },
      { so_status: 1, so_text: 'No fee' },
      { so_text_hi: 'कोई फ़ीस नहीं' },
    ]
    for (const step of steps) {
      lender = withGiven(lender, step)
      expect(readinessOf(lender).all).toBe(all)
      seen.push(readinessOf(lender).met)
    }
    expect([all, seen.at(0), seen.at(-1)]).toEqual([31, 1, 30])
    expect(readinessOf(lender).lacks).toEqual({ law: [], money: ['slab'] })
    expect(readinessOf({ ...lender, has_slab: true })).toEqual({ lacks: { law: [], money: [] }, met: 31, all: 31 })
  })

  it('tells what the law asks for from what is needed for matching and revenue', () => {
    const { lacks } = readinessOf(admin(lenderWith({ website: '', unset: ['max_age'], co_lending: 'yes' })))
    expect(lacks).toEqual({ law: ['co_lender', 'co_lending_share', 'website'], money: ['max_age', 'slab'] })
  })

  it('knows what nobody has set from a value', () => {
    const lender = lenderWith({ unset: ['min_income'], rate_min: 0, min_credit_score: null, pincodes_excluded: [] })
    for (const property of ['min_income', 'rate_min', 'min_credit_score', 'pincodes_excluded'] as const)
      expect([property, isUnset(lender, property)]).toEqual([property, true])
    expect([
      isUnset(lender, 'max_income'),
      isUnset(lenderWith({ processing_fee_pct: 0 }), 'processing_fee_pct'),
    ]).toEqual([false, false])
    expect(withGiven(lender, { min_income: 15_000 }).unset).toEqual([])
    expect(withGiven(lender, { max_income: 90_000 }).unset).toEqual(['min_income'])
  })

  it('needs more of a lender by what it said', () => {
    expect(isNeeded(lenderWith(), 'website')).toBe(true)
    expect([isNeeded(lenderWith(), 'co_lender'), isNeeded(lenderWith({ co_lending: 'yes' }), 'co_lender')]).toEqual([
      false,
      true,
    ])
    expect([
      isNeeded(lenderWith({ so_status: 0 }), 'so_text'),
      isNeeded(lenderWith({ so_status: 1 }), 'so_text'),
    ]).toEqual([false, true])
    expect(isNeeded(lenderWith({ penal_charge_amount: null, penal_charges_hi: '' }), 'penal_charges_hi')).toBe(true)
    expect(isNeeded(lenderWith(), 'grievance_page')).toBe(false)
  })

  it('recommends what a lender may be on without', () => {
    const told = { keeps_fee: 'no', working_since: '2024-01-01', regulated_entity_hi: 'उदाहरण' } as const
    expect(lenderWarnings(lenderWith(told))).toEqual([])
    expect(lenderWarnings(lenderWith({ keeps_fee: '', working_since: null, regulated_entity_hi: '' }))).toEqual([
      'keeps_fee',
      'working_since',
      'regulated_entity_hi',
    ])
    expect(lenderWarnings(lenderWith({ ...told, rate_kind: 'floating', rate_benchmark_pct: null }))).toEqual([
      'rate_benchmark_pct',
    ])
  })

  it('is signed for with each thing that is open, and nothing else', () => {
    const open = ['keeps_fee', 'working_since'] as const
    expect(isSigned(open, ['working_since', 'keeps_fee', 'keeps_fee'])).toBe(true)
    expect([isSigned([], []), isSigned([], ['website'])]).toEqual([true, false])
    for (const signed of [[], ['keeps_fee'], ['keeps_fee', 'website'], [...open, 'website']] as const)
      expect([signed, isSigned(open, signed)]).toEqual([signed, false])
  })

  it('finds what is not signed in the refusal that names it, and in no other', () => {
    const refusal = (without: string, code = 'warnings_unsigned') => unsignedIn({ code, errors: { without } })
    expect(refusal('keeps_fee,working_since')).toEqual(['keeps_fee', 'working_since'])
    expect(refusal('')).toEqual([])
    expect([refusal('keeps_fee', 'conflict'), unsignedIn({ code: 'validation' })]).toEqual([null, null])
  })
})
