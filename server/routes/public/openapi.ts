import type { publicEndpoints } from '#src/contract/endpoints/public.ts'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import { describeApi } from '../../openapi.ts'
import type { Handlers } from '../../http/handler.ts'

type Rows = Pick<typeof publicEndpoints, 'getOpenApi'>

export const openApiRoutes: Handlers<Rows> = {
  getOpenApi: async ({ deps }) => describeApi(ENDPOINTS, deps.env.mode),
}
