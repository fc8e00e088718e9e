import { boolean, number, string } from '#src/contract/yup.ts'
import { whyAsked } from '../../entities/approvals/why-asked.ts'
import { termsEffectSchema, termsListSchema } from '../../entities/earnings/terms.ts'
import { matchedOfferSchema, methodSchema, notMatchedLenderSchema } from '../../entities/offers/offer.ts'
import {
  DECIDED_STEPS,
  evidenceDecisionSchema,
  evidenceListSchema,
  panCorrectionSchema,
} from '../../entities/partners/evidence.ts'
import type { DecidedStep } from '../../entities/partners/evidence.ts'
import { funnelSwitchesSchema, partnerFunnelUpdateSchema } from '../../entities/partners/partner-funnel.ts'
import { partnerStandingChangeSchema, partnerStandingSchema } from '../../entities/partners/partner-standing.ts'
import { partnerUserCreateSchema, partnerUserSchema } from '../../entities/partners/partner-user.ts'
import {
  partnerHostsUpdateSchema,
  partnerRevenueUpdateSchema,
  partnerSchema,
  partnerUtmUpdateSchema,
} from '../../entities/partners/partner.ts'
import { flag, listOf, rowId, strictObject } from '../../entities/shared/fields.ts'
import { LOAN_PRODUCTS } from '../../entities/shared/loan-products.ts'
import { partnerName } from '../../rules/record-names.ts'
import { defineEndpoints } from '../endpoint.ts'
import { pathId } from '../path-id.ts'
import { messageAnswer } from '../plain-answers.ts'

const partnerParams = strictObject({ id: pathId() })

const userParams = strictObject({ id: pathId(), userId: pathId() })

/**
 * A partner with its brand code, what it may change in its own funnel, and the host names that show its brand: `hosts`
 * are saved and can be changed, `brand_hosts` belong to the brand itself.
 */
export const partnerAnswerSchema = partnerSchema.shape({
  code: string().defined(),
  hosts: listOf(string().defined()),
  brand_hosts: listOf(string().defined()),
  funnel: funnelSwitchesSchema,
})

const rupees = () => number().min(0, 'rules:number.range').max(1e9, 'rules:number.range')

/** Oldest and youngest applicant that can be tried, years. */
const TRIED_AGE = { min: 18, max: 80 } as const
/** Range of credit scores. */
const TRIED_SCORE = { min: 300, max: 900 } as const

/**
 * Figures to try: rupees, rupees a month, years, months. `credit_score` null = not asked for; `collateral_value` is
 * what the gold or the home is worth, and is asked for with those two products alone.
 */
export const eligibilityFiguresSchema = strictObject({
  product_type: string().oneOf(LOAN_PRODUCTS, 'rules:id').defined(),
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
    summary: 'One partner by its code or its name, in any case; hyphens may stand for the blanks.',
    masquerade: 'allow',
    params: strictObject({ name: partnerName }),
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
    summary:
      'Changes what a partner earns by loans paid out from a day on: percent and rupees. Null, not agreed, is kept as 0. The partner is told.',
    secondFactor: 'money',
    masquerade: 'deny',
    params: partnerParams,
    body: partnerRevenueUpdateSchema,
    /** `waits`: nothing counts before a second person agrees. */
    response: messageAnswer.shape({ waits: boolean().defined() }),
    limit: 'write',
    audit: 'partner.revenue',
  },
  listPartnerTerms: {
    method: 'GET',
    path: '/api/partners/{id}/terms',
    area: 'admin',
    pages: ['partners', 'credit-cards'],
    summary: 'What a partner earns by the day from which it counts: planned, in force, and past.',
    masquerade: 'allow',
    params: partnerParams,
    response: termsListSchema,
    limit: 'read',
  },
  previewPartnerTerms: {
    method: 'POST',
    path: '/api/partners/{id}/terms/preview',
    area: 'admin',
    pages: ['partners', 'credit-cards'],
    summary: 'What these terms would change of lines that are not approved yet. Nothing is saved.',
    masquerade: 'deny',
    params: partnerParams,
    body: partnerRevenueUpdateSchema,
    response: termsEffectSchema,
    limit: 'read',
    audit: 'partner.terms-preview',
  },
  callOffPartnerTerms: {
    method: 'POST',
    path: '/api/partners/{id}/terms/{versionId}/call-off',
    area: 'admin',
    pages: ['partners', 'credit-cards'],
    summary: 'Calls off terms that are planned; the partner is told.',
    secondFactor: 'money',
    masquerade: 'deny',
    params: strictObject({ id: pathId(), versionId: pathId() }),
    body: strictObject({ reason: whyAsked() }),
    emptyBody: true,
    response: messageAnswer.shape({ waits: boolean().defined() }),
    limit: 'write',
    audit: 'partner.terms-call-off',
  },
  updatePartnerHosts: {
    method: 'POST',
    path: '/api/update-partner-hosts/{id}',
    area: 'admin',
    pages: ['partners'],
    summary:
      "Sets the partner's own host names, which show its brand from the next page on; each belongs to one partner.",
    masquerade: 'deny',
    params: partnerParams,
    body: partnerHostsUpdateSchema,
    response: messageAnswer,
    limit: 'write',
    audit: 'partner.hosts',
  },
  updatePartnerFunnel: {
    method: 'POST',
    path: '/api/update-partner-funnel/{id}',
    area: 'admin',
    pages: ['partners'],
    summary: 'Allows the partner to change one part of its own funnel, or stops it.',
    masquerade: 'deny',
    params: partnerParams,
    body: partnerFunnelUpdateSchema,
    response: messageAnswer,
    limit: 'write',
    audit: 'partner.funnel',
  },
  listPartnerUsers: {
    method: 'GET',
    path: '/api/partners/{id}/users',
    area: 'admin',
    pages: ['partners'],
    summary: "The people who may sign in to the partner's portal, on or off, in the order they were created.",
    masquerade: 'deny',
    params: partnerParams,
    response: listOf(partnerUserSchema),
    limit: 'read',
  },
  createPartnerUser: {
    secondFactor: 'power',
    method: 'POST',
    path: '/api/partners/{id}/users',
    area: 'admin',
    pages: ['partners'],
    summary: 'Creates a person of the partner, who gets a link by mail to choose a password.',
    masquerade: 'deny',
    params: partnerParams,
    body: partnerUserCreateSchema,
    response: strictObject({ ...messageAnswer.fields, partner_user_id: rowId() }),
    limit: 'write',
    audit: 'partner.user-create',
  },
  updatePartnerUserStatus: {
    secondFactor: 'power',
    method: 'POST',
    path: '/api/partners/{id}/users/{userId}/status',
    area: 'admin',
    pages: ['partners'],
    summary: 'Switches a person of the partner on or off; off ends every sign-in of theirs at once.',
    masquerade: 'deny',
    params: userParams,
    body: strictObject({ status: flag() }),
    response: messageAnswer,
    limit: 'write',
    audit: 'partner.user-status',
  },
  resetPartnerUserPassword: {
    secondFactor: 'power',
    method: 'POST',
    path: '/api/partners/{id}/users/{userId}/password',
    area: 'admin',
    pages: ['partners'],
    summary:
      'Ends the password and every sign-in of a person of the partner, and sends them a link to choose a new one.',
    masquerade: 'deny',
    params: userParams,
    response: messageAnswer,
    limit: 'write',
    audit: 'partner.user-password',
  },
  getPartnerEvidence: {
    method: 'GET',
    path: '/api/partners/{id}/evidence',
    area: 'admin',
    pages: ['partners'],
    summary: 'How each step of a partner stands: PAN, GST number, account, agreement, rules of selling.',
    masquerade: 'deny',
    params: partnerParams,
    response: evidenceListSchema,
    limit: 'read',
  },
  decidePartnerEvidence: {
    method: 'POST',
    path: '/api/partners/{id}/evidence/{step}',
    area: 'admin',
    pages: ['partners'],
    summary: 'Notes that a PAN or a GST number was checked or refused; the partner reads the reason.',
    secondFactor: 'money',
    masquerade: 'deny',
    params: strictObject({ id: pathId(), step: string<DecidedStep>().oneOf(DECIDED_STEPS).defined() }),
    body: evidenceDecisionSchema,
    response: evidenceListSchema,
    limit: 'write',
    audit: 'partner.evidence',
  },
  correctPartnerPan: {
    method: 'POST',
    path: '/api/partners/{id}/pan',
    area: 'admin',
    pages: ['partners'],
    summary: 'Puts the right PAN in place of a wrong one; its owner reads why in a mail, and somebody else checks it.',
    masquerade: 'deny',
    params: partnerParams,
    body: panCorrectionSchema,
    response: evidenceListSchema,
    limit: 'write',
    audit: 'partner.pan',
  },
  getPartnerStanding: {
    method: 'GET',
    path: '/api/partners/{id}/standing',
    area: 'admin',
    pages: ['partners', 'merchant-management'],
    summary: 'Whether a partner works with us, is suspended or has left, since when and why, and what of it is open.',
    masquerade: 'deny',
    params: partnerParams,
    response: partnerStandingSchema,
    limit: 'read',
  },
  changePartnerStanding: {
    method: 'POST',
    path: '/api/partners/{id}/standing',
    area: 'admin',
    pages: ['partners', 'merchant-management'],
    summary:
      'Suspends a partner, lets it leave or go on; its owner reads why in a mail. Off, nobody of it signs in, its API keys are refused, its links bring it nobody; what it earned stays.',
    masquerade: 'deny',
    params: partnerParams,
    body: partnerStandingChangeSchema,
    response: partnerStandingSchema,
    limit: 'write',
    audit: 'partner.standing',
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
