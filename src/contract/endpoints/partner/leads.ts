import { pageFields, pageSchema } from '#src/contract/entities/shared/page-query.ts'
import { string } from '#src/contract/yup.ts'
import { LEAD_STATUSES } from '../../attribution.ts'
import {
  leadInspectSchema,
  leadInspectionSchema,
  leadNamingSchema,
  leadSchema,
  offeringSchema,
  trackingLinkCreateSchema,
  trackingLinkSchema,
} from '../../entities/leads/tracking-link.ts'
import { listOf, strictObject } from '../../entities/shared/fields.ts'
import { PRODUCT_TYPES } from '../../entities/shared/product-type.ts'
import { defineEndpoints } from '../endpoint.ts'
import { pathId } from '../path-id.ts'
import { messageAnswer } from '../plain-answers.ts'

/** By what a partner's leads are sorted. */
export const LEAD_SORTS = ['created_at', 'updated_at', 'status', 'product_type'] as const
export type LeadSort = (typeof LEAD_SORTS)[number]

export const partnerLeadsEndpoints = defineEndpoints({
  listOffering: {
    method: 'GET',
    path: '/api/partner/offering',
    area: 'partner',
    summary: 'What the partner may sell: eligibility in short, and earnings, null without the right to them.',
    masquerade: 'allow',
    response: listOf(offeringSchema),
    limit: 'read',
  },
  listTrackingLinks: {
    method: 'GET',
    path: '/api/partner/tracking-links',
    area: 'partner',
    summary:
      "The partner's own links, newest first, of one product where it is named; clicks and leads are null without the right to leads.",
    masquerade: 'allow',
    query: strictObject({
      product_type: string()
        .oneOf([...PRODUCT_TYPES], 'rules:productType.unknown')
        .optional(),
    }),
    response: listOf(trackingLinkSchema),
    limit: 'read',
  },
  createTrackingLink: {
    method: 'POST',
    path: '/api/partner/tracking-links',
    area: 'partner',
    summary:
      'Creates a signed short link for a product, or answers the one of this name; a name takes the right to marketing.',
    masquerade: 'deny',
    body: trackingLinkCreateSchema,
    response: trackingLinkSchema,
    limit: 'write',
    audit: 'link.create',
  },
  disableTrackingLink: {
    method: 'POST',
    path: '/api/partner/tracking-links/{id}/disable',
    area: 'partner',
    right: 'marketing',
    summary: 'Stops one of its links for good; who came by it before stays its lead.',
    masquerade: 'deny',
    params: strictObject({ id: pathId() }),
    response: messageAnswer,
    limit: 'write',
    audit: 'link.disable',
  },
  listPartnerLeads: {
    method: 'GET',
    path: '/api/partner/leads',
    area: 'partner',
    right: 'leads',
    summary: "One page of the partner's own leads; names and numbers are masked.",
    masquerade: 'allow',
    query: strictObject({
      ...pageFields(LEAD_SORTS),
      status: string()
        .oneOf([...LEAD_STATUSES], 'rules:choice.unknown')
        .optional(),
      product_type: string()
        .oneOf([...PRODUCT_TYPES], 'rules:productType.unknown')
        .optional(),
    }),
    response: pageSchema(leadSchema),
    limit: 'read',
  },
  listLeadNamings: {
    method: 'GET',
    path: '/api/partner/lead-namings',
    area: 'partner',
    right: 'leads',
    summary:
      "The newest 50 people whom the partner's systems named: who waits for the person's code, and what became of it.",
    masquerade: 'allow',
    response: listOf(leadNamingSchema),
    limit: 'read',
  },
  inspectLead: {
    method: 'POST',
    path: '/api/partner/lead-inspector',
    area: 'partner',
    right: 'leads',
    summary: 'Why a mobile number or email is, or is not, the partner’s lead for a product: its own touches alone.',
    masquerade: 'allow',
    body: leadInspectSchema,
    response: leadInspectionSchema,
    limit: 'read',
    audit: 'lead.inspect',
  },
})
