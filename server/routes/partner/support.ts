import type { partnerSupportEndpoints } from '#src/contract/endpoints/partner-support.ts'
import type { Handlers } from '../../http/handler.ts'

export const partnerSupportRoutes: Handlers<typeof partnerSupportEndpoints> = {}
