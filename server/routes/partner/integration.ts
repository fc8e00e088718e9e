import type { partnerIntegrationEndpoints } from '#src/contract/endpoints/partner-integration.ts'
import type { Handlers } from '../../http/handler.ts'

export const partnerIntegrationRoutes: Handlers<typeof partnerIntegrationEndpoints> = {}
