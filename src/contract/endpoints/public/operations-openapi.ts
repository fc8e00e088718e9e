import { defineEndpoints } from '../endpoint.ts'
import { anyRecord } from '../plain-answers.ts'

export const openApiEndpoints = defineEndpoints({
  getOpenApi: {
    method: 'GET',
    path: '/api/openapi.json',
    area: 'public',
    summary: 'This description of every call.',
    masquerade: 'allow',
    response: anyRecord,
    limit: 'read',
  },
})
