import { lenderSlug } from '#server/db/lender-row.ts'
import lenders from '#server/seed/lenders.json' with { type: 'json' }
import { AGREEMENT_NEEDS } from '#src/contract/catalogue/lender-agreement.ts'
import { NAMED_NEEDS, NOT_SET } from '#src/contract/catalogue/lender-readiness.ts'
import { lenderSchema, UNSET_AT_FIRST } from '#src/contract/entities/catalogue/lender.ts'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import type { Applicant } from '#src/contract/finance/eligibility.ts'
import type { OffersRequest } from '#src/contract/finance/ranking.ts'

type SampleLender = Lender & { slug: string }

/** The lenders that ship with the product. */
export const seedLenders: SampleLender[] = lenders.map((lender) => ({
  ...lenderSchema.validateSync({ ...lender, unset: [] }),
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

/** What a new lender is given until it has all it needs but applicants and a slab, in the order of its form. */
export const FILLED = [
  ...UNSET_AT_FIRST,
  ...(['regulated_entity', 'penal_charges', 'penal_charges_hi'] as const),
  ...(['foreclosure_charges', 'foreclosure_charges_hi'] as const),
  ...AGREEMENT_NEEDS,
  ...NAMED_NEEDS,
].map((property) => [property, { ...lenderWith(), ...AGREEMENT }[property]] as const)

/** A lender of which nobody has said anything but its name. */
export const UNFILLED = lenderWith({
  salaried: 0,
  self_employed: 0,
  business: 0,
  unset: [...UNSET_AT_FIRST],
  regulated_entity: NOT_SET,
  penal_charges: NOT_SET,
  foreclosure_charges: NOT_SET,
  tenure: NOT_SET,
  interest_rate: NOT_SET,
  processing_fees: NOT_SET,
  apr_min: 0,
  apr_max: 0,
  penal_charges_hi: '',
  foreclosure_charges_hi: '',
  penal_charge_amount: null,
  foreclosure_free_after_emis: null,
  foreclosure_charge_amount: null,
  foreclosure_charge_pct: null,
  ...Object.fromEntries([...AGREEMENT_NEEDS, ...NAMED_NEEDS].map((property) => [property, ''])),
})

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
