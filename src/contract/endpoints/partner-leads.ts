import { defineEndpoints } from './endpoint.ts'

export const partnerLeadsEndpoints = defineEndpoints({})
