import { defineEndpoints } from './endpoint.ts'

export const partnerSupportEndpoints = defineEndpoints({})
