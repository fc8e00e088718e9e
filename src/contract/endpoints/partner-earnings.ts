import { defineEndpoints } from './endpoint.ts'

export const partnerEarningsEndpoints = defineEndpoints({})
