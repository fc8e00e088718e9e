import { SWITCHED_KINDS, switchedSchema, switchManySchema } from '#src/contract/entities/catalogue/switch-many.ts'
import { defineEndpoints } from '../endpoint.ts'

export const adminBulkEndpoints = defineEndpoints({
  switchMany: {
    method: 'POST',
    path: '/api/switch-many',
    area: 'admin',
    pages: [...new Set(Object.values(SWITCHED_KINDS).flat())],
    summary:
      'Switches many cards or lenders on or off: which were changed, which stood so, which were refused and why.',
    masquerade: 'deny',
    body: switchManySchema,
    response: switchedSchema,
    limit: 'write',
    audit: 'records.switch',
  },
})
