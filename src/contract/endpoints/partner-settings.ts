import { defineEndpoints } from './endpoint.ts'

export const partnerSettingsEndpoints = defineEndpoints({})
