import { SEARCH_MAX } from '#src/contract/entities/shared/page-query.ts'
import { foundListSchema, FOUND_KINDS } from '../../entities/search/found.ts'
import { strictObject } from '../../entities/shared/fields.ts'
import { safeText } from '../../rules/safe-text.ts'
import { defineEndpoints } from '../endpoint.ts'

export const adminSearchEndpoints = defineEndpoints({
  findAnything: {
    method: 'GET',
    path: '/api/find',
    area: 'admin',
    pages: [...new Set(Object.values(FOUND_KINDS).flat())],
    summary:
      "Records by number, UTR or month, or a lender's or partner's name, of the kinds that this role may open. None names a customer.",
    masquerade: 'deny',
    query: strictObject({ text: safeText(SEARCH_MAX).min(1, 'rules:required').required('rules:required') }),
    response: foundListSchema,
    limit: 'read',
  },
})
