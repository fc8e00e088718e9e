import { lenderSlug } from '#server/db/lender-row.ts'
import lenders from '#server/seed/lenders.json' with { type: 'json' }
import { lenderSchema } from '#src/contract/entities/catalogue/lender.ts'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import type { Applicant } from '#src/contract/finance/eligibility.ts'
import type { OffersRequest } from '#src/contract/finance/ranking.ts'

type SampleLender = Lender & { slug: string }

/** The lenders that ship with the product. */
export const seedLenders: SampleLender[] = lenders.map((lender) => ({
  ...lenderSchema.validateSync(lender),
  slug: lenderSlug(lender.name),
}))

/** A lender of personal loans with wide criteria; a test changes what it is about. */
export function lenderWith(change: Partial<Lender> = {}): SampleLender {
  const base = seedLenders[0]
  if (!base) throw new Error('no seed lender')
  return {
    ...base,
    min_income: 15_000,
    min_age: 21,
    max_age: 60,
    self_employed: 1,
    min_credit_score: 650,
    min_loan_amount: 10_000,
    loan_amount_upto: 500_000,
    tenure_min_months: 3,
    tenure_max_months: 36,
    rate_min: 12,
    rate_max: 24,
    ...change,
  }
}

/** What a lender that lends alone tells of its agreement. */
export const AGREEMENT = {
  recovery_clause: '14.2',
  grievance_clause: '21.1',
  assignable: 'yes',
  co_lending: 'no',
} as const

/** A salaried applicant aged 32 with a good score. */
export const applicant: Applicant = {
  birth_day: '1994-08-14',
  employment: 'salaried',
  monthly_income: 42_000,
  monthly_emi: 0,
  credit_score: 760,
  postal_code: '431001',
}

/** A personal loan of ₹1,00,000 for a year. */
export const request: OffersRequest = {
  app_id: 'app_1',
  product_type: 'Personal Loans',
  amount: 100_000,
  tenure_months: 12,
  today: '2026-11-21',
}
