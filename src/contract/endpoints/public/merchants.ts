import { string } from 'yup'
import { merchantRequestBodySchema } from '#src/contract/entities/merchants/merchant-request.ts'
import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'

export const merchantEndpoints = defineEndpoints({
  createMerchantRequest: {
    method: 'POST',
    path: '/api/merchant-requests',
    area: 'public',
    summary:
      'Somebody wants to sell through us. The same person asking again gets the same answer, so that it tells nothing.',
    masquerade: 'deny',
    body: merchantRequestBodySchema,
    response: strictObject({ reference: string().defined() }),
    limit: 'help',
  },
})
