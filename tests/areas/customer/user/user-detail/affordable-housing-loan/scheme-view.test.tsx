import { describe, expect, test } from 'vitest'
import { viewScheme } from '#src/areas/customer/user/user-detail/affordable-housing-loan/scheme-view.ts'
import type { SchemeFacts } from '#src/areas/customer/user/user-detail/affordable-housing-loan/scheme-view.ts'

const NOTHING: SchemeFacts = {
  household_income_year: null,
  owns_home: null,
  had_subsidy: null,
  property_value: null,
  loan_amount: null,
  tenure_months: null,
}
const ALL: SchemeFacts = {
  household_income_year: 5_60_000,
  owns_home: 0,
  had_subsidy: 0,
  property_value: 28_00_000,
  loan_amount: 20_00_000,
  tenure_months: 240,
}

describe('the verdict on the housing scheme', () => {
  test('waits for the income, then says that nothing stands against it', () => {
    expect(viewScheme(NOTHING).verdict).toBe('waiting')
    expect(viewScheme({ ...NOTHING, household_income_year: 2_00_000 })).toMatchObject({
      verdict: 'open',
      answer: { band: 'EWS' },
    })
  })

  test('is yes only when everything is given', () => {
    expect(viewScheme(ALL)).toMatchObject({
      verdict: 'yes',
      answer: { band: 'LIG', subsidy: 1_80_000, yearly_instalment: 36_000 },
    })
    for (const name of Object.keys(ALL)) expect(viewScheme({ ...ALL, [name]: null }).verdict).not.toBe('yes')
  })

  test.each([
    [{ household_income_year: 9_00_001 }, 'income'],
    [{ owns_home: 1 }, 'ownsHome'],
    [{ had_subsidy: 1 }, 'hadSubsidy'],
    [{ property_value: 35_00_001 }, 'propertyValue'],
    [{ loan_amount: 25_00_001 }, 'loanAmount'],
  ])('%o is a no with its reason, also while the rest is missing', (facts, problem) => {
    expect(viewScheme({ ...ALL, ...facts })).toMatchObject({
      verdict: 'no',
      answer: { problems: [problem], subsidy: 0 },
    })
    expect(viewScheme({ ...NOTHING, ...facts })).toMatchObject({ verdict: 'no', answer: { problems: [problem] } })
  })
})
