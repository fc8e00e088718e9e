import type { partnerEarningsEndpoints } from '#src/contract/endpoints/partner-earnings.ts'
import type { Handlers } from '../../http/handler.ts'

export const partnerEarningsRoutes: Handlers<typeof partnerEarningsEndpoints> = {}
