import type { partnerLeadsEndpoints } from '#src/contract/endpoints/partner-leads.ts'
import type { Handlers } from '../../http/handler.ts'

export const partnerLeadsRoutes: Handlers<typeof partnerLeadsEndpoints> = {}
