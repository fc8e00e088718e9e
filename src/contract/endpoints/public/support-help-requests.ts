import { string } from 'yup'
import { isoInstant, strictObject } from '#src/contract/entities/shared/fields.ts'
import { helpRequestBodySchema } from '#src/contract/entities/support/help-request.ts'
import { defineEndpoints } from '../endpoint.ts'

export const helpRequestEndpoints = defineEndpoints({
  createHelpRequest: {
    method: 'POST',
    path: '/api/help-request',
    area: 'public',
    summary: 'Stores the request, gives it a ticket number, forwards it to customer support.',
    masquerade: 'deny',
    beforeIdentity: true,
    body: helpRequestBodySchema,
    response: strictObject({ ticket: string().defined(), due_at: isoInstant() }),
    limit: 'help',
  },
})
