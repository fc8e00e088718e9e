import { pathId } from '../path-id.ts'
import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { messageAnswer } from '../plain-answers.ts'

export const lenderWebhookEndpoints = defineEndpoints({
  receiveLenderWebhook: {
    method: 'POST',
    path: '/api/lender-webhooks/{lenderId}',
    area: 'public',
    summary: 'A lender reports a status change; the signature covers the untouched body.',
    masquerade: 'deny',
    params: strictObject({ lenderId: pathId() }),
    bodyKind: 'raw',
    response: messageAnswer,
    limit: 'webhook',
  },
})
