import type { adminMerchantsEndpoints } from '#src/contract/endpoints/admin-merchants.ts'
import type { Handlers } from '../../http/handler.ts'

export const adminMerchantsRoutes: Handlers<typeof adminMerchantsEndpoints> = {}
