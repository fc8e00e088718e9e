import {
  ERASURE_SORTS,
  ERASURE_STAGES,
  erasureDecisionForm,
  erasureDetailSchema,
  erasureLineSchema,
  erasureNoteForm,
  erasureOwnerForm,
} from '#src/contract/entities/privacy/erasure-desk.ts'
import type { ErasureStage } from '#src/contract/entities/privacy/erasure-desk.ts'
import { listOf, strictObject } from '#src/contract/entities/shared/fields.ts'
import { pageFields, pageSchema, searchText } from '#src/contract/entities/shared/page-query.ts'
import { boolean, number, string } from '#src/contract/yup.ts'
import { defineEndpoints } from '../endpoint.ts'

const params = strictObject({
  reference: string()
    .matches(/^CLE-\d{1,12}$/)
    .required('rules:required'),
})
const data = strictObject({ data: erasureLineSchema })

export const adminErasureEndpoints = defineEndpoints({
  listErasureRequests: {
    method: 'GET',
    path: '/api/erasure-requests',
    area: 'admin',
    pages: ['customer-info-deletion'],
    summary: 'Requests to be forgotten, the oldest first unless asked otherwise, and how many there are of each state.',
    masquerade: 'deny',
    query: strictObject({
      ...pageFields(ERASURE_SORTS),
      status: string<ErasureStage>().oneOf(ERASURE_STAGES, 'rules:choice.unknown').optional(),
      /** Part of the number. */
      search: searchText(),
    }),
    response: pageSchema(erasureLineSchema).shape({
      counts: listOf(
        strictObject({
          status: string<ErasureStage>().oneOf(ERASURE_STAGES).defined(),
          count: number().integer().min(0).defined(),
        }),
      ),
    }),
    limit: 'read',
    readsReplica: true,
  },
  getErasureRequest: {
    method: 'GET',
    path: '/api/erasure-requests/{reference}',
    area: 'admin',
    pages: ['customer-info-deletion'],
    summary: 'One request: what goes, what stays and why, who else is told, and its certificate.',
    masquerade: 'deny',
    params,
    response: strictObject({ data: erasureDetailSchema }),
    limit: 'read',
  },
  noteErasureRequest: {
    method: 'POST',
    path: '/api/erasure-requests',
    area: 'admin',
    pages: ['customer-info-deletion'],
    summary:
      'Writes down a request that came by letter, by phone or from a nominee, and sends the customer a link to say whether it is theirs. Noted again it is the same request with a new link.',
    masquerade: 'deny',
    body: erasureNoteForm,
    response: data.shape({
      /** A link went out. */
      told: boolean().defined(),
    }),
    limit: 'write',
    audit: 'erasure.note',
  },
  ownErasureRequest: {
    method: 'POST',
    path: '/api/erasure-requests/{reference}/owner',
    area: 'admin',
    pages: ['customer-info-deletion'],
    summary: 'Whoever asks looks after a request from now on, or gives it back.',
    masquerade: 'deny',
    params,
    body: erasureOwnerForm,
    response: data,
    limit: 'write',
    audit: 'erasure.owner',
  },
  confirmErasureRequest: {
    method: 'POST',
    path: '/api/erasure-requests/{reference}/confirm',
    area: 'admin',
    pages: ['customer-info-deletion'],
    summary:
      'Takes a request that was written down as the customer’s own, by a proof that staff have seen: the notice of 48 hours begins. Whoever wrote it down does not confirm it where somebody else may.',
    masquerade: 'deny',
    params,
    body: erasureDecisionForm,
    response: data,
    limit: 'write',
    audit: 'erasure.confirm',
  },
  refuseErasureRequest: {
    method: 'POST',
    path: '/api/erasure-requests/{reference}/refuse',
    area: 'admin',
    pages: ['customer-info-deletion'],
    summary: 'Ends a request that was written down and that nobody has shown to be the customer’s own.',
    masquerade: 'deny',
    params,
    body: erasureDecisionForm,
    response: data,
    limit: 'write',
    audit: 'erasure.refuse',
  },
})
