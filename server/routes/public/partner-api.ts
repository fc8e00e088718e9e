import type { partnerApiEndpoints } from '#src/contract/endpoints/partner-api.ts'
import type { Handlers } from '../../http/handler.ts'

export const partnerApiRoutes: Handlers<typeof partnerApiEndpoints> = {}
