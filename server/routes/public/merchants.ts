import type { merchantEndpoints } from '#src/contract/endpoints/public/merchants.ts'
import type { Handlers } from '../../http/handler.ts'
import { createMerchantRequest } from '#server/services/merchants/create-merchant-request.ts'

export const merchantRoutes: Handlers<typeof merchantEndpoints> = {
  createMerchantRequest: ({ deps, body }) => createMerchantRequest(deps, body),
}
