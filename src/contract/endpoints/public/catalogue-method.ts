import { listedLendersSchema } from '#src/contract/entities/catalogue/listed-lender.ts'
import { methodStateSchema } from '#src/contract/entities/offers/offer.ts'
import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'

export const methodEndpoints = defineEndpoints({
  getMethod: {
    method: 'GET',
    path: '/api/method',
    area: 'public',
    summary:
      "The published way of matching, since when it holds, and when a lender's rules, rates or fees last changed.",
    masquerade: 'allow',
    response: strictObject({ data: methodStateSchema }),
    limit: 'read',
  },
  listOurLenders: {
    method: 'GET',
    path: '/api/our-lenders',
    area: 'public',
    summary: 'The lenders one may apply to here, each with its regulated entity, its pages and whom to complain to.',
    masquerade: 'allow',
    response: listedLendersSchema,
    limit: 'read',
  },
})
