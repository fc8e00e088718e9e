import { number, string } from '#src/contract/yup.ts'
import { listOf, strictObject } from '../entities/fields.ts'
import { LOAN_LIMITS } from '../entities/loan-products.ts'
import type { LoanProduct } from '../entities/loan-products.ts'
import { matchedOfferSchema, methodSchema, notMatchedLenderSchema } from '../entities/offer.ts'
import { partnerRevenueUpdateSchema, partnerSchema, partnerUtmUpdateSchema } from '../entities/partner.ts'
import { defineEndpoints } from './endpoint.ts'
import { pathId } from './path-id.ts'
import { messageAnswer } from './public.ts'

const partnerParams = strictObject({ id: pathId() })

/** A partner with its brand code and the host names that show its brand. */
export const partnerAnswerSchema = partnerSchema.shape({
  code: string().defined(),
  hosts: listOf(string().defined()),
})

const rupees = () => number().min(0, 'rules:number.range').max(1e9, 'rules:number.range')

/** Oldest and youngest applicant that can be tried, years. */
export const TRIED_AGE = { min: 18, max: 80 } as const
/** Range of credit scores. */
export const TRIED_SCORE = { min: 300, max: 900 } as const

/**
 * Figures to try: rupees, rupees a month, years, months. `credit_score` null = not asked for; `collateral_value` is
 * what the gold or the home is worth, and is asked for with those two products alone.
 */
export const eligibilityFiguresSchema = strictObject({
  product_type: string()
    .oneOf(Object.keys(LOAN_LIMITS) as LoanProduct[], 'rules:id')
    .defined(),
  age: number()
    .integer('rules:number.range')
    .min(TRIED_AGE.min, 'rules:number.range')
    .max(TRIED_AGE.max, 'rules:number.range')
    .defined(),
  employment_status_code: number().integer('rules:id').min(1, 'rules:id').max(4, 'rules:id').defined(),
  monthly_income: rupees().defined(),
  emi: rupees().defined(),
  credit_score: number()
    .integer('rules:number.range')
    .min(TRIED_SCORE.min, 'rules:number.range')
    .max(TRIED_SCORE.max, 'rules:number.range')
    .nullable()
    .defined(),
  postal_code: string()
    .matches(/^[1-9]\d{5}$/, 'rules:pincode.invalid')
    .defined(),
  amount: rupees().defined(),
  tenure_months: number().integer('rules:number.range').min(1, 'rules:number.range').defined(),
  collateral_value: rupees().nullable().defined(),
})

export const adminPartnersEndpoints = defineEndpoints({
  listPartners: {
    method: 'GET',
    path: '/api/partners',
    area: 'admin',
    pages: ['partners'],
    summary: 'Every partner, by name.',
    masquerade: 'allow',
    response: listOf(partnerAnswerSchema),
    limit: 'read',
  },
  getPartner: {
    method: 'GET',
    path: '/api/partners/{id}',
    area: 'admin',
    pages: ['partners'],
    summary: 'One partner.',
    masquerade: 'allow',
    params: partnerParams,
    response: partnerAnswerSchema,
    limit: 'read',
  },
  getPartnerByName: {
    method: 'GET',
    path: '/api/get-partner-by-name/{name}',
    area: 'admin',
    pages: ['partners', 'credit-cards'],
    summary: 'One partner by its code or its name, in any case; a hyphen stands for what a path cannot hold.',
    masquerade: 'allow',
    params: strictObject({ name: string().min(1, 'rules:required').max(120, 'rules:text.tooLong').defined() }),
    response: partnerAnswerSchema,
    limit: 'read',
  },
  updatePartnerUtm: {
    method: 'POST',
    path: '/api/update-partner-utm/{id}',
    area: 'admin',
    pages: ['partners', 'credit-cards'],
    summary: 'Changes the UTM id of a partner.',
    masquerade: 'deny',
    params: partnerParams,
    body: partnerUtmUpdateSchema,
    response: messageAnswer,
    limit: 'write',
    audit: 'partner.utm',
  },
  updatePartnerRevenue: {
    method: 'POST',
    path: '/api/update-partner-revenue-data/{id}',
    area: 'admin',
    pages: ['partners', 'credit-cards'],
    summary: 'Changes what a partner earns: percent and rupees. Null, not agreed, is kept as 0.',
    masquerade: 'deny',
    params: partnerParams,
    body: partnerRevenueUpdateSchema,
    response: messageAnswer,
    limit: 'write',
    audit: 'partner.revenue',
  },
  checkCustomerEligibility: {
    method: 'POST',
    path: '/api/customer-eligibility',
    area: 'admin',
    pages: ['customer-eligibility'],
    summary: 'Which lenders would match typed figures, and why the others would not. The figures are not kept.',
    masquerade: 'deny',
    body: eligibilityFiguresSchema,
    response: strictObject({
      method: methodSchema,
      matched: listOf(matchedOfferSchema.pick(['lender_id', 'name', 'amount', 'interest_rate', 'apr', 'emi'])),
      not_matched: listOf(notMatchedLenderSchema),
    }),
    limit: 'read',
    audit: 'eligibility.check',
  },
})
