import { leadHistorySchema, leadNumber } from '#src/contract/entities/leads/lead-history.ts'
import {
  LINK_SORTS,
  LINK_STATES,
  linkDecisionForm,
  linkLineSchema,
  manyLinksForm,
} from '#src/contract/entities/leads/link-desk.ts'
import type { LinkState } from '#src/contract/entities/leads/link-desk.ts'
import { trackingLinkSchema } from '#src/contract/entities/leads/tracking-link.ts'
import { listOf, strictObject } from '#src/contract/entities/shared/fields.ts'
import { pageFields, pageSchema, searchText } from '#src/contract/entities/shared/page-query.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import { string } from '#src/contract/yup.ts'
import { defineEndpoints } from '../endpoint.ts'
import { fileFormat } from '../file-format.ts'
import { pathId } from '../path-id.ts'
import { messageAnswer } from '../plain-answers.ts'

const filters = {
  state: string<LinkState>().oneOf(LINK_STATES, 'rules:choice.unknown').optional(),
  product_type: string()
    .oneOf([...PRODUCT_TYPES], 'rules:productType.unknown')
    .optional(),
  partner_id: pathId().optional(),
  /** Part of the link's or its partner's name, the partner's code, or the link's own code or address. */
  search: searchText(),
}
const params = strictObject({ id: pathId() })

export const adminTrackingLinkEndpoints = defineEndpoints({
  listAllTrackingLinks: {
    method: 'GET',
    path: '/api/tracking-links',
    area: 'admin',
    pages: ['tracking-links'],
    summary: "Every partner's links with what came of each, the newest first unless asked otherwise.",
    masquerade: 'deny',
    query: strictObject({ ...filters, ...pageFields(LINK_SORTS) }),
    response: pageSchema(linkLineSchema),
    limit: 'read',
    readsReplica: true,
  },
  createManyLinks: {
    method: 'POST',
    path: '/api/tracking-links',
    area: 'admin',
    pages: ['tracking-links'],
    summary:
      'Makes a link of a product for each name, for a partner; all of them or none. A name that has a working link already is answered with that one. In the order of the names.',
    masquerade: 'deny',
    body: manyLinksForm,
    response: listOf(trackingLinkSchema),
    limit: 'write',
    audit: 'link.create_many',
  },
  exportAllTrackingLinks: {
    method: 'GET',
    path: '/api/tracking-links/export',
    area: 'admin',
    pages: ['tracking-links'],
    summary:
      'Every link that passes the filters as a file, CSV or Excel with a sheet of its filters, the newest first.',
    masquerade: 'deny',
    query: strictObject({ ...filters, ...fileFormat }),
    answerKind: 'table',
    response: string().defined(),
    limit: 'read',
    audit: 'link.export',
    readsReplica: true,
  },
  getLeadHistory: {
    method: 'GET',
    path: '/api/lead-history/{reference}',
    area: 'admin',
    pages: ['tracking-links'],
    summary:
      'Who held the person of a lead for its product, from when to when, and what each click and call did to it; nothing of it says who the person is.',
    masquerade: 'deny',
    params: strictObject({ reference: leadNumber() }),
    response: leadHistorySchema,
    limit: 'read',
  },
  stopTrackingLink: {
    method: 'POST',
    path: '/api/tracking-links/{id}/stop',
    area: 'admin',
    pages: ['tracking-links'],
    summary:
      "Stops a partner's link with a reason that the partner reads. Whoever follows it still comes to the product, brought by nobody; who came before stays the partner's lead.",
    masquerade: 'deny',
    params,
    body: linkDecisionForm,
    response: messageAnswer,
    limit: 'write',
    audit: 'link.stop',
  },
  resumeTrackingLink: {
    method: 'POST',
    path: '/api/tracking-links/{id}/resume',
    area: 'admin',
    pages: ['tracking-links'],
    summary: 'Lets a link work again that we have stopped; what its partner stopped stays stopped.',
    masquerade: 'deny',
    params,
    body: linkDecisionForm,
    response: messageAnswer,
    limit: 'write',
    audit: 'link.resume',
  },
})
