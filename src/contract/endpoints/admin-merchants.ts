import { defineEndpoints } from './endpoint.ts'

export const adminMerchantsEndpoints = defineEndpoints({})
