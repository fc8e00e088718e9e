import type { InferType } from 'yup'
import { boolean, number, string } from '#src/contract/yup.ts'
import {
  API_CONSENT_VERSION,
  apiLeadSchema,
  widgetFiguresSchema,
} from '#src/contract/entities/integration/partner-integration.ts'
import { matchedOfferSchema } from '#src/contract/entities/offers/offer.ts'
import { listOf, strictObject } from '#src/contract/entities/shared/fields.ts'
import { productTypeSchema } from '#src/contract/entities/shared/product-type-schema.ts'
import { email } from '#src/contract/rules/person/email-schema.ts'
import { nameOfAnyScript } from '#src/contract/rules/person/names.ts'
import { phone } from '#src/contract/rules/person/phone-schema.ts'
import { eligibilityFiguresSchema } from '../admin/partners.ts'
import { defineEndpoints } from '../endpoint.ts'

/**
 * A lead that a partner's system hands in, with the person's consent to it. The person is told, and their own code counts:
 * one for the mobile number, or one for `email` where somebody signs in with that address.
 */
const apiLeadCreateSchema = strictObject({
  mobile: phone.required('rules:required'),
  email: email.optional(),
  product_type: productTypeSchema,
  name: nameOfAnyScript.required('rules:required'),
  consent: boolean().oneOf([true], 'rules:consent.needed').defined(),
  consent_text_version: string().oneOf([API_CONSENT_VERSION], 'rules:consent.version').defined(),
})
export type ApiLeadCreate = InferType<typeof apiLeadCreateSchema>

const reference = () => string().matches(/^(LD-\d{1,12}|TEST-[A-Z0-9]{4,16})$/, 'rules:id')

/** What partners' own systems call. The handler checks the key; no cookie opens these. */
export const partnerApiEndpoints = defineEndpoints({
  createApiLead: {
    method: 'POST',
    path: '/api/partner-api/leads',
    area: 'public',
    scope: 'leads:write',
    summary:
      'Hands a lead in: pending, and nobody’s, until the person, who is told and may say no, signs in by their own code within 7 days. With an Idempotency-Key it may be sent again.',
    masquerade: 'allow',
    body: apiLeadCreateSchema,
    response: strictObject({
      sandbox: boolean().defined(),
      /** `refused`: the person said no to this partner less than 90 days ago; nothing is kept. `ended`: what the
       * same Idempotency-Key handed in has come to nothing meanwhile. */
      outcome: string().oneOf(['pending', 'yours', 'refused', 'ended']).defined(),
      lead: apiLeadSchema.nullable().defined(),
    }),
    limit: 'partner-api',
    audit: 'api.lead-create',
  },
  listApiLeads: {
    method: 'GET',
    path: '/api/partner-api/leads',
    area: 'public',
    scope: 'leads:read',
    summary:
      'Your own leads that count, newest first, 50 at a time; the next page begins after the reference in next. A pending one is asked for by its reference.',
    masquerade: 'allow',
    query: strictObject({ after: reference().optional() }),
    response: strictObject({
      sandbox: boolean().defined(),
      leads: listOf(apiLeadSchema),
      next: string().nullable().defined(),
    }),
    limit: 'partner-api',
  },
  getApiLead: {
    method: 'GET',
    path: '/api/partner-api/leads/{reference}',
    area: 'public',
    scope: 'leads:read',
    summary:
      'One of your own leads, or one that you handed in and that is pending or came to nothing, by its reference.',
    masquerade: 'allow',
    params: strictObject({ reference: reference().defined() }),
    response: strictObject({ sandbox: boolean().defined(), lead: apiLeadSchema }),
    limit: 'partner-api',
  },
  checkApiEligibility: {
    method: 'POST',
    path: '/api/partner-api/eligibility',
    area: 'public',
    scope: 'eligibility:read',
    summary: 'Which lenders may match typed figures, cheapest first. Nothing is kept and no bureau is asked.',
    masquerade: 'allow',
    body: eligibilityFiguresSchema,
    response: strictObject({
      sandbox: boolean().defined(),
      matched: listOf(matchedOfferSchema.pick(['name', 'amount', 'interest_rate', 'apr', 'emi'])),
      not_matched: number().integer().min(0).defined(),
    }),
    limit: 'partner-api',
  },
  checkWidgetEligibility: {
    method: 'POST',
    path: '/api/partner-widget/eligibility',
    area: 'public',
    summary: 'How many lenders may match what a visitor of the widget typed, and the way on. Nothing is kept.',
    masquerade: 'allow',
    body: widgetFiguresSchema,
    response: strictObject({
      matched: number().integer().min(0).defined(),
      asked: number().integer().min(0).defined(),
      /** Path of the partner's tracking link. */
      way_on: string().defined(),
    }),
    limit: 'partner-api',
  },
})
