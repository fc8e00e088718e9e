import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CRITERIA_PROPERTIES } from '#src/contract/entities/criteria/criteria-draft.ts'
import { countApplicant, emptyPreview, SAMPLE_SIZE, SCORE_BANDS } from '#src/contract/finance/criteria-preview.ts'
import type { PastApplicant } from '#src/contract/finance/criteria-preview.ts'
import { checkEligibility } from '#src/contract/finance/eligibility.ts'
import type { LenderCriteria } from '#src/contract/finance/eligibility.ts'
import { applicant, lenderWith, request } from './sample-lenders.ts'

const past: fc.Arbitrary<PastApplicant> = fc.record({
  applicant: fc.record({
    birth_day: fc.integer({ min: 1956, max: 2008 }).map((year) => `${year}-06-15`),
    employment: fc.constantFrom('salaried', 'selfEmployed', 'business', 'notWorking', null),
    monthly_income: fc.option(fc.integer({ min: 1, max: 200_000 }), { freq: 8 }),
    monthly_emi: fc.integer({ min: 0, max: 60_000 }),
    credit_score: fc.oneof(fc.integer({ min: 300, max: 900 }), fc.constantFrom('no_history', 'not_checked')),
    postal_code: fc.constantFrom('431001', '110001'),
  }),
  request: fc.record({
    amount: fc.integer({ min: 1_000, max: 1_000_000 }),
    tenure_months: fc.constantFrom(3, 12, 36, 60),
    today: fc.constant('2026-11-21'),
  }),
})
const changes = fc.record(
  {
    min_income: fc.integer({ min: 0, max: 100_000 }),
    min_age: fc.integer({ min: 18, max: 40 }),
    max_age: fc.integer({ min: 41, max: 80 }),
    min_credit_score: fc.option(fc.integer({ min: 300, max: 900 })),
    self_employed: fc.constantFrom(0 as const, 1 as const),
    loan_amount_upto: fc.integer({ min: 10_000, max: 1_000_000 }),
    pincodes_excluded: fc.constantFrom<string[]>([], ['431001']),
  },
  { requiredKeys: [] },
)

test('who gains and who loses is what the eligibility function says of each of them', () => {
  const present = lenderWith()
  let moved = 0
  fc.assert(
    fc.property(fc.array(past, { maxLength: 40 }), changes, (people, change) => {
      const tried = { ...present, ...change }
      const preview = emptyPreview()
      for (const each of people) countApplicant(preview, each, present, tried)
      const verdicts = people.map(({ applicant, request }) => ({
        before: checkEligibility(applicant, present, request),
        after: checkEligibility(applicant, tried, request),
      }))
      const gained = verdicts.filter(({ before, after }) => !before.eligible && after.eligible)
      const lost = verdicts.filter(({ before, after }) => before.eligible && !after.eligible)
      moved += gained.length + lost.length
      expect(preview).toMatchObject({
        checked: people.length,
        gained: gained.length,
        lost: lost.length,
        unchanged: people.length - gained.length - lost.length,
      })
      expect(preview.sample_gained.map(({ reasons }) => reasons)).toEqual(
        gained.slice(0, SAMPLE_SIZE).map(({ before }) => before.reasons.map(({ code }) => code)),
      )
      expect(preview.sample_lost.map(({ reasons }) => reasons)).toEqual(
        lost.slice(0, SAMPLE_SIZE).map(({ after }) => after.reasons.map(({ code }) => code)),
      )
    }),
  )
  expect(moved).toBeGreaterThan(0)
})

const lost = (who: Partial<PastApplicant['applicant']>, preview = emptyPreview()) => {
  countApplicant(preview, { applicant: { ...applicant, ...who }, request }, lenderWith(), lenderWith({ min_age: 70 }))
  return preview
}

test.each([
  [599, 'below_600'],
  [600, 'from_600'],
  [649, 'from_600'],
  [650, 'from_650'],
  [699, 'from_650'],
  [700, 'from_700'],
  [749, 'from_700'],
  [750, 'from_750'],
  ['no_history', 'no_history'],
  ['not_checked', 'not_checked'],
] as const)('a score of %s is told as %s, never itself', (credit_score, band) => {
  const preview = emptyPreview()
  const lender = lenderWith({ min_credit_score: null })
  countApplicant(preview, { applicant: { ...applicant, credit_score }, request }, lender, { ...lender, min_age: 70 })
  expect(preview.sample_lost).toEqual([
    {
      age: 32,
      monthly_income: 42_000,
      employment: 'salaried',
      score_band: band,
      amount: 100_000,
      tenure_months: 12,
      reasons: ['age_min'],
    },
  ])
  expect(SCORE_BANDS).toContain(band)
})

test('the bands are in the order of the score, and the unknown ones last', () => {
  expect(SCORE_BANDS.join(' ')).toBe('below_600 from_600 from_650 from_700 from_750 no_history not_checked')
})

test('ten people are shown of those who lose, and all are counted', () => {
  const preview = emptyPreview()
  for (let each = 0; each < 12; each += 1) lost({ monthly_income: 42_000 + each }, preview)
  expect([preview.checked, preview.lost, preview.gained]).toEqual([12, 12, 0])
  expect(preview.sample_lost.map(({ monthly_income }) => monthly_income)).toEqual(
    Array.from({ length: 10 }, (_, each) => 42_000 + each),
  )
})

test('of those who match all the same, the ones who would be offered another amount are counted', () => {
  const preview = emptyPreview()
  const tried = lenderWith({ loan_amount_upto: 60_000 })
  for (const amount of [60_000, 60_001, 90_000, 5_000])
    countApplicant(preview, { applicant, request: { ...request, amount } }, lenderWith(), tried)
  expect(preview).toMatchObject({ checked: 4, unchanged: 4, amount_changed: 2, gained: 0, lost: 0 })
})

test('every criterion that matching reads can be tried, and nothing else', () => {
  const { min_income, max_income, min_age, max_age, salaried, self_employed, business, ...rest } = lenderWith()
  const { min_credit_score, min_loan_amount, loan_amount_upto, tenure_min_months, tenure_max_months } = rest
  const { rate_min, rate_max, pincodes_excluded, min_turnover, min_business_years } = rest
  const read: LenderCriteria = {
    min_income,
    max_income,
    min_age,
    max_age,
    salaried,
    self_employed,
    business,
    min_credit_score,
    min_loan_amount,
    loan_amount_upto,
    tenure_min_months,
    tenure_max_months,
    rate_min,
    rate_max,
    pincodes_excluded,
    min_turnover,
    min_business_years,
  }
  expect([...CRITERIA_PROPERTIES].sort()).toEqual(Object.keys(read).sort())
})
