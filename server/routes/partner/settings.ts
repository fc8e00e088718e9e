import type { partnerSettingsEndpoints } from '#src/contract/endpoints/partner-settings.ts'
import type { Handlers } from '../../http/handler.ts'

export const partnerSettingsRoutes: Handlers<typeof partnerSettingsEndpoints> = {}
