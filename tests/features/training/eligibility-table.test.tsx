import { describe, expect, it } from 'vitest'
import { ELIGIBILITY_TABLE, filterEligibility } from '#src/features/training/eligibility-table.ts'
import lenders from '#server/seed/lenders.json' with { type: 'json' }

const NONE = { search: '', employment: null, incomeUpTo: null, scoreUnder: null }

describe('the eligibility table', () => {
  it('has 23 lenders within the ranges of the specification', () => {
    expect(ELIGIBILITY_TABLE).toHaveLength(23)
    expect(new Set(ELIGIBILITY_TABLE.map(({ name }) => name)).size).toBe(23)
    for (const { age, income, score, employment, loan } of ELIGIBILITY_TABLE) {
      expect(age[0]).toBeGreaterThanOrEqual(18)
      expect(age[1]).toBeLessThanOrEqual(65)
      expect(income >= 15_000 && income <= 50_000).toBe(true)
      expect(score === null || (score >= 625 && score <= 750)).toBe(true)
      expect(loan[0]).toBeLessThan(loan[1])
      expect(employment.length).toBeGreaterThan(0)
    }
  })

  it('agrees with the lenders as they are seeded', () => {
    for (const { name, age, employment, income, loan, score, journey } of ELIGIBILITY_TABLE) {
      const lender = lenders.find((each) => each.name === name)
      expect(lender).toMatchObject({
        ...{ min_age: age[0], max_age: age[1], min_income: income, min_credit_score: score, journey },
        ...{ min_loan_amount: loan[0], loan_amount_upto: loan[1] },
        salaried: Number(employment.includes('salaried')),
        self_employed: Number(employment.includes('self_employed')),
        business: Number(employment.includes('business')),
      })
    }
  })

  it('is filtered by all that is chosen', () => {
    const names = (filter: object) =>
      filterEligibility(ELIGIBILITY_TABLE, { ...NONE, ...filter }).map(({ name }) => name)
    expect(names({})).toHaveLength(23)
    expect(names({ search: ' nira ' })).toEqual(['Nira'])
    expect(names({ employment: 'business' })).toEqual([
      ...['Muthoot', 'Indiagold', 'Ledgerleaf', 'Flintway Loans', 'Acacia Housing Finance', 'Hornbill Home Finance'],
    ])
    expect(names({ employment: 'business', scoreUnder: 700, incomeUpTo: 25_000 })).toEqual([
      ...['Muthoot', 'Indiagold', 'Acacia Housing Finance', 'Hornbill Home Finance'],
    ])
    expect(names({ search: 'nobody' })).toEqual([])
  })
})
