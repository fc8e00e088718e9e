import { defineEndpoints } from './endpoint.ts'

export const partnerIntegrationEndpoints = defineEndpoints({})
