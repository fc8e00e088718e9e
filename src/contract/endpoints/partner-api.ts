import { defineEndpoints } from './endpoint.ts'

export const partnerApiEndpoints = defineEndpoints({})
