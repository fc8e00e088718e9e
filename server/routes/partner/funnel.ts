import type { partnerFunnelEndpoints } from '#src/contract/endpoints/partner-funnel.ts'
import type { Handlers } from '../../http/handler.ts'

export const partnerFunnelRoutes: Handlers<typeof partnerFunnelEndpoints> = {}
