import { describe, expect, it } from 'vitest'
import lenders from '#server/seed/lenders.json' with { type: 'json' }
import type { LenderGuide } from '#src/contract/entities/catalogue/lender-guide.ts'
import { eligibilityTable, filterEligibility } from '#src/features/training/eligibility-table.ts'

// Of a guide the table reads what every lender's record has, too.
const guides = lenders as unknown as LenderGuide[]
const TABLE = eligibilityTable(guides)
const NONE = { search: '', employment: null, incomeUpTo: null, scoreUnder: null }

describe('the eligibility table', () => {
  it('has 23 lenders within the ranges of the specification', () => {
    expect(TABLE).toHaveLength(23)
    expect(new Set(TABLE.map(({ name }) => name)).size).toBe(23)
    for (const { age, income, score, employment, loan } of TABLE) {
      expect(age[0]).toBeGreaterThanOrEqual(18)
      expect(age[1]).toBeLessThanOrEqual(65)
      expect(income >= 15_000 && income <= 50_000).toBe(true)
      expect(score === null || (score >= 625 && score <= 750)).toBe(true)
      expect(loan[0]).toBeLessThan(loan[1])
      expect(employment.length).toBeGreaterThan(0)
    }
  })

  it('follows what a lender asks for, forgets one that is off, and takes one that is new', () => {
    const [first, second, ...others] = guides
    if (!first || !second) throw new Error('two lenders of the seed')
    const changed = { ...second, min_age: 25, loan_amount_upto: 77_000, salaried: 0 as const, business: 1 as const }
    const added = { ...first, lender_id: 37, name: 'New Lender', min_credit_score: null }
    const table = eligibilityTable([changed, ...others, added])
    expect(table.map(({ name }) => name)).toEqual([...TABLE.slice(1).map(({ name }) => name), 'New Lender'])
    expect(table[0]).toMatchObject({
      name: second.name,
      age: [25, second.max_age],
      loan: [second.min_loan_amount, 77_000],
    })
    expect(table[0]?.employment).toEqual(['self_employed', 'business'])
    expect(table.at(-1)?.score).toBeNull()
  })

  it('is filtered by all that is chosen', () => {
    const names = (filter: object) => filterEligibility(TABLE, { ...NONE, ...filter }).map(({ name }) => name)
    expect(names({})).toHaveLength(23)
    expect(names({ search: ' nira ' })).toEqual(['Nira'])
    expect(names({ employment: 'business' })).toEqual([
      'Muthoot',
      'Indiagold',
      'Ledgerleaf',
      'Flintway Loans',
      'Acacia Housing Finance',
      'Hornbill Home Finance',
    ])
    expect(names({ employment: 'business', scoreUnder: 700, incomeUpTo: 25_000 })).toEqual([
      'Muthoot',
      'Indiagold',
      'Acacia Housing Finance',
      'Hornbill Home Finance',
    ])
    expect(names({ search: 'nobody' })).toEqual([])
  })
})
