import { describe, expect, it } from 'vitest'
import { cardProblem } from '#src/contract/catalogue/card-consistency.ts'
import { agreementOf } from '#src/contract/catalogue/lender-agreement.ts'
import { lenderProblem } from '#src/contract/catalogue/lender-consistency.ts'
import { followersOf, madeValue } from '#src/contract/catalogue/lender-figures.ts'
import { lenderLacks, missingHindi, NAMED_NEEDS, NOT_SET } from '#src/contract/catalogue/lender-readiness.ts'
import { UNSET_AT_FIRST } from '#src/contract/entities/catalogue/lender.ts'
import type { Lender, LenderProperty } from '#src/contract/entities/catalogue/lender.ts'
import { lenderWith, seedLenders, UNFILLED } from '#tests/contract/finance/sample-lenders.ts'

const problem = (changed: LenderProperty, change: Partial<Lender>) => lenderProblem(lenderWith(change), changed)

describe('a lender’s smallest and largest', () => {
  it.each([
    ['min_income', 'max_income'],
    ['min_age', 'max_age'],
    ['tenure_min_months', 'tenure_max_months'],
    ['rate_min', 'rate_max'],
    ['apr_min', 'apr_max'],
    ['min_loan_amount', 'loan_amount_upto'],
  ] as const)('%s is never above %s', (low, high) => {
    // An APR has to hold the offers, too.
    if (low !== 'apr_min') expect(problem(low, { [low]: 30, [high]: 30 })).toBeNull()
    expect(problem(low, { [low]: 31, [high]: 30 })).toBe('rules:lender.aboveMax')
    expect(problem(high, { [low]: 31, [high]: 30 })).toBe('rules:lender.belowMin')
    // An end that nobody has set is neither above nor below the other.
    const ends = UNSET_AT_FIRST.filter((each) => each === low || each === high)
    for (const end of ends)
      expect(problem(end === low ? high : low, { [low]: 31, [high]: 30, unset: [end] })).toBeNull()
    if (low !== 'apr_min') expect(ends).toHaveLength(2)
    // Whoever changes something else is not told of it.
    expect(problem('priority', { [low]: 31, [high]: 30 })).toBeNull()
  })
})

describe('the figures of a lender', () => {
  it.each([
    [{ rate_max: 80 }, 'rules:lender.rateTooHigh'],
    [{ rate_min: 61, rate_max: 80 }, 'rules:lender.rateTooHigh'],
    [{ processing_fee_pct: 50 }, 'rules:lender.feeTooHigh'],
    [{ rate_max: 60, processing_fee_pct: 10 }, null],
  ])('that were kept before they were judged are judged when it is switched on: %o', (figures, expected) => {
    expect(problem('lender_status', { ...figures, lender_status: 1 })).toBe(expected)
    // It may always be switched off.
    expect(problem('lender_status', { ...figures, lender_status: 0 })).toBeNull()
  })

  it.each([
    ['rate_max', { rate_max: 80 }, 'rules:lender.rateTooHigh'],
    ['rate_max', { rate_max: 60 }, null],
    ['processing_fee_pct', { processing_fee_pct: 50 }, 'rules:lender.feeTooHigh'],
    ['processing_fee_pct', { processing_fee_pct: 10 }, null],
    ['apr_max', { apr_min: 10, apr_max: 25 }, 'rules:lender.aprFigures'],
    ['apr_min', { apr_min: 30, apr_max: 90 }, 'rules:lender.aprFigures'],
    ['apr_max', { apr_min: 5, apr_max: 90 }, null],
    ['interest_rate', { interest_rate: '12% To 24%' }, null],
    ['interest_rate', { interest_rate: 'Up to 24% a year' }, null],
    ['interest_rate', { interest_rate: '24% To 36%' }, 'rules:lender.textFigures:rate_min,rate_max'],
    ['interest_rate', { interest_rate: 'As agreed' }, null],
    ['interest_rate', { interest_rate: 'From 12%' }, 'rules:lender.textFigures:rate_min,rate_max'],
    ['tenure', { tenure: '3 months to 3 years' }, null],
    ['tenure', { tenure: '3 to 48 months' }, 'rules:lender.textFigures:tenure_min_months,tenure_max_months'],
    ['processing_fees', { processing_fee_pct: 2.5, processing_fees: '2.5% plus 18% GST' }, null],
    [
      'processing_fees',
      { processing_fee_pct: 2.5, processing_fees: 'Up to 2%' },
      'rules:lender.textFigures:processing_fee_pct',
    ],
    ['processing_fees', { processing_fee_pct: 0, processing_fees: 'None' }, null],
  ] as const)('%s of %o: %s', (changed, change, expected) => {
    expect(problem(changed, change)).toBe(expected)
  })

  it('are said in words, and make the APR', () => {
    const lender = lenderWith({ processing_fee_pct: 0, rate_min: 18, rate_max: 28 })
    expect(followersOf(lender, 'rate_max')).toEqual({ interest_rate: '18% To 28%', apr_min: 18, apr_max: 28 })
    expect(followersOf(lender, 'tenure_max_months')).toMatchObject({ tenure: '3 to 36 months', apr_max: 28 })
    expect(followersOf(lender, 'processing_fee_pct')).toMatchObject({ processing_fees: 'No processing fee' })
    expect(followersOf(lender, 'priority')).toEqual({})
    // While a figure is missing nothing is made of the others.
    expect(followersOf(lenderWith({ rate_min: 0 }), 'rate_max')).toEqual({})
    expect(followersOf(lenderWith({ unset: ['tenure_min_months'] }), 'tenure_max_months')).toEqual({})
    expect(followersOf(lenderWith({ unset: ['product_kind'] }), 'rate_max')).toEqual({ interest_rate: '12% To 24%' })
    expect(madeValue(lender, 'interest_rate')).toBe('18% To 28%')
    expect(madeValue(lenderWith({ unset: ['processing_fee_pct'] }), 'processing_fees')).toBeNull()
    expect(madeValue(lender, 'rate_max')).toBeNull()
    for (const property of ['interest_rate', 'tenure', 'processing_fees', 'apr_min', 'apr_max'] as const)
      for (const each of seedLenders) expect([each.name, lenderProblem(each, property)]).toEqual([each.name, null])
  })
})

describe('a special offer', () => {
  it('needs words while it is on', () => {
    for (const changed of ['so_status', 'so_text'] as const) {
      expect(problem(changed, { so_status: 1, so_text: '  ' })).toBe('rules:lender.offerText')
      expect(problem(changed, { so_status: 1, so_text: 'No fee', so_text_hi: 'कोई फ़ीस नहीं' })).toBeNull()
      expect(problem(changed, { so_status: 0, so_text: '' })).toBeNull()
    }
    expect(problem('priority', { so_status: 1, so_text: '' })).toBeNull()
  })

  it('has days of the calendar, the first not after the last', () => {
    const on = (changed: 'so_date_start' | 'so_date_end', start: string | null, end: string | null) =>
      problem(changed, { so_date_start: start, so_date_end: end })
    expect(on('so_date_start', '2026-02-30', null)).toBe('rules:date.invalid')
    expect(on('so_date_end', null, '2026-13-01')).toBe('rules:date.invalid')
    expect(on('so_date_start', '2028-02-29', null)).toBeNull()
    // Only the changed one is looked at.
    expect(on('so_date_end', '2026-02-30', '2026-11-20')).toBeNull()
    expect(on('so_date_start', '2026-11-20', '2026-11-20')).toBeNull()
    expect(on('so_date_start', '2026-11-21', '2026-11-20')).toBe('rules:lender.offerDates')
    expect(on('so_date_end', '2026-11-21', '2026-11-20')).toBe('rules:lender.offerDates')
    expect(on('so_date_end', '2026-11-21', null)).toBeNull()
    expect(on('so_date_start', null, '2026-11-20')).toBeNull()
    expect(problem('priority', { so_date_start: '2026-11-21', so_date_end: '2026-11-20' })).toBeNull()
  })
})

describe('a lender that customers see', () => {
  it('that nobody has filled in lacks all of it, in the order of the form', () => {
    const needs = [
      ...(['regulated_entity', 'group', 'rate_kind', 'penal_charges', 'foreclosure_charges'] as const),
      ...(['cooling_off_days', 'recovery_clause', 'grievance_clause', 'assignable', 'co_lending'] as const),
      ...NAMED_NEEDS,
      ...(['product_kind', 'applicants', 'min_income', 'max_income', 'min_age', 'max_age'] as const),
      ...(['min_loan_amount', 'loan_amount_upto', 'tenure_min_months', 'tenure_max_months'] as const),
      ...(['rate_min', 'rate_max', 'processing_fee_pct'] as const),
    ]
    expect(lenderLacks(UNFILLED)).toEqual(needs)
    expect(lenderLacks(lenderWith())).toEqual([])
    expect(lenderProblem({ ...UNFILLED, lender_status: 1 }, 'lender_status')).toBe(
      `rules:lender.unfinished:${needs.join(',')}`,
    )
    expect(lenderProblem({ ...UNFILLED, lender_status: 0 }, 'lender_status')).toBeNull()
  })

  it.each([
    ['tenure', 'tenure_min_months'],
    ['processing_fees', 'processing_fee_pct'],
    ['interest_rate', 'rate_min'],
    ['apr_max', 'loan_amount_upto'],
  ] as const)('lacks %s only once its figures are there, %s among them', (made, figure) => {
    const without = { [made]: made === 'apr_max' ? 0 : NOT_SET }
    expect(lenderLacks(lenderWith(without))).toEqual([made])
    expect(lenderLacks(lenderWith({ ...without, unset: [figure] }))).toEqual([figure])
  })

  it('is not switched on, and does not stay on, without whom law asks to name; one that is on already goes on', () => {
    for (const need of NAMED_NEEDS) {
      const unnamed = { lender_status: 1, [need]: '' } as const
      for (const changed of ['lender_status', need] as const)
        expect(problem(changed, unnamed)).toBe(`rules:lender.unfinished:${need}`)
      expect([problem('priority', unnamed), lenderLacks(lenderWith(unnamed))]).toEqual([null, [need]])
    }
  })

  it('takes no charge that is a slip of the keyboard, and says which field it is', () => {
    expect(problem('penal_charge_amount', { penal_charge_amount: 1_00_00_000 })).toBe('rules:lender.penalTooHigh')
    expect(problem('lender_status', { lender_status: 1, penal_charge_amount: 5_001 })).toBe('rules:lender.penalTooHigh')
    expect(problem('penal_charge_amount', { penal_charge_amount: 5_000 })).toBeNull()
    expect(problem('foreclosure_charge_pct', { foreclosure_charge_pct: 10.5 })).toBe('rules:lender.closingTooHigh')
    expect(problem('foreclosure_charge_amount', { foreclosure_charge_amount: 100_001 })).toBe(
      'rules:lender.closingTooHigh',
    )
    expect(problem('priority', { penal_charge_amount: 6_000, foreclosure_charge_pct: 11 })).toBeNull()
  })

  it('needs one kind of applicant, whichever', () => {
    const none = { salaried: 0, self_employed: 0, business: 0 } as const
    for (const kind of ['salaried', 'self_employed', 'business'] as const) {
      expect(lenderLacks(lenderWith({ ...none, [kind]: 1 }))).toEqual([])
      expect(problem(kind, { ...none, lender_status: 1 })).toBe('rules:lender.unfinished:applicants')
    }
    expect(problem('priority', { ...none, lender_status: 1 })).toBeNull()
  })

  it('loses nothing of it, and is not kept from a change of something else', () => {
    expect(problem('penal_charges', { lender_status: 1, penal_charges: NOT_SET })).toBe(
      'rules:lender.unfinished:penal_charges',
    )
    expect(problem('penal_charges', { lender_status: 1, tenure: NOT_SET })).toBeNull()
    expect(problem('penal_charges', { lender_status: 0, penal_charges: NOT_SET })).toBeNull()
  })
})

describe('a lender that lends together with another', () => {
  const named = { co_lender: 'Second Bank', co_lending_share: 80 } as const
  const unfinished = (lacks: string) => `rules:lender.unfinished:${lacks}`

  it('names it and its share before it is on, and before it says so while it is on', () => {
    for (const changed of ['co_lending', 'lender_status'] as const) {
      const lender = lenderWith({ lender_status: 1, co_lending: 'yes', co_lender: '', co_lending_share: null })
      expect(lenderProblem(lender, changed)).toBe(unfinished('co_lender,co_lending_share'))
      expect(lenderProblem({ ...lender, co_lender: 'Second Bank' }, changed)).toBe(unfinished('co_lending_share'))
      expect(lenderProblem({ ...lender, ...named }, changed)).toBeNull()
    }
    expect(problem('co_lender', { lender_status: 1, co_lending: 'yes', ...named, co_lender: '' })).toBe(
      unfinished('co_lender'),
    )
    expect(problem('co_lender', { lender_status: 1, co_lending: 'no', co_lender: '' })).toBeNull()
    expect(problem('co_lending', { lender_status: 0, co_lending: 'yes' })).toBeNull()
  })

  it('and every other is stated as it was told, and nothing of what was not', () => {
    const untold = { recovery_clause: '', grievance_clause: '', assignable: '', co_lending: '', keeps_fee: '' } as const
    expect(agreementOf(lenderWith(untold))).toBeNull()
    expect(agreementOf(lenderWith({ ...untold, ...named }))).toBeNull()
    expect(agreementOf(lenderWith({ ...untold, co_lending: 'yes' }))).toBeNull()
    const only = (change: Partial<Lender>): unknown =>
      JSON.parse(JSON.stringify(agreementOf(lenderWith({ ...untold, ...change }))))
    expect(only({ co_lending: 'no', ...named })).toEqual({ co_lending: null })
    expect(only({ co_lending: 'yes', ...named })).toEqual({ co_lending: { lender: 'Second Bank', share: 80 } })
    expect(only({ assignable: 'no' })).toEqual({ assignable: false })
    expect(only({ keeps_fee: 'yes', recovery_clause: '9' })).toEqual({ keeps_fee: true, recovery_clause: '9' })
  })
})

describe('the Hindi of a lender', () => {
  const words = { penal_charge_amount: null, foreclosure_free_after_emis: null, foreclosure_charge_amount: null }
  const unsaid = lenderWith({ ...words, penal_charges_hi: ' ', foreclosure_charges_hi: '' })

  it('is missing where words alone say a charge', () => {
    expect(missingHindi(lenderWith({ penal_charges_hi: '', foreclosure_charges_hi: '' }))).toEqual([])
    expect(missingHindi(unsaid)).toEqual(['penal_charges', 'foreclosure_charges'])
    expect(missingHindi({ ...unsaid, foreclosure_free_after_emis: 0 })).toEqual(['penal_charges'])
    // Free after a while is half an answer: what it costs before is still only in words.
    expect(missingHindi({ ...unsaid, foreclosure_free_after_emis: 6 })).toContain('foreclosure_charges')
    expect(missingHindi({ ...unsaid, penal_charges_hi: 'EMI का 3%', foreclosure_charges_hi: 'शाखा से पूछें' })).toEqual([])
    expect(missingHindi({ ...unsaid, penal_charges: NOT_SET })).toEqual(['foreclosure_charges'])
  })

  it('is asked for when it is switched on, by name, and not of one that is on already', () => {
    expect(lenderProblem({ ...unsaid, lender_status: 1 }, 'lender_status')).toBe(
      'rules:lender.unfinished:penal_charges_hi,foreclosure_charges_hi',
    )
    expect(lenderProblem({ ...unsaid, lender_status: 1 }, 'priority')).toBeNull()
    expect(lenderProblem({ ...unsaid, lender_status: 1 }, 'penal_charges_hi')).toBe(
      'rules:lender.unfinished:penal_charges_hi',
    )
  })

  it('is asked for before a special offer is switched on', () => {
    const offer = { so_status: 1, so_text: 'No fee' } as const
    expect(problem('so_status', offer)).toBe('rules:lender.offerHindi')
    expect(problem('so_status', { ...offer, so_text_hi: 'कोई फ़ीस नहीं' })).toBeNull()
    expect(problem('so_text', offer)).toBeNull()
  })
})

describe('a card that is switched on', () => {
  const card = {
    key_feature: 'Lounges',
    key_feature_hi: 'लाउंज',
    annual_fee: '499',
    annual_fee_hi: '499',
    utm_link: 'https://a.in',
    marketing_bullets: ['One'],
    marketing_bullets_hi: ['एक'],
  }

  it('has a feature, a fee and a link, the words in both languages', () => {
    expect(cardProblem(card)).toBeNull()
    expect(cardProblem({ ...card, marketing_bullets: [], marketing_bullets_hi: [] })).toBeNull()
    expect(cardProblem({ ...card, annual_fee: '  ' })).toBe('rules:card.unfinished:annual_fee')
    expect(cardProblem({ ...card, annual_fee_hi: '  ' })).toBe('rules:card.unfinished:annual_fee_hi')
    expect(cardProblem({ ...card, marketing_bullets_hi: [''] })).toBe('rules:card.unfinished:marketing_bullets_hi')
    expect(cardProblem({ ...card, key_feature: '', annual_fee: '', utm_link: '' })).toBe(
      'rules:card.unfinished:key_feature,annual_fee,utm_link',
    )
  })
})
