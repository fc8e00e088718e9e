import { defineEndpoints } from './endpoint.ts'

export const partnerFunnelEndpoints = defineEndpoints({})
