import type { openApiEndpoints } from '#src/contract/endpoints/public/operations-openapi.ts'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import { describeApi } from '#server/openapi.ts'
import type { Handlers } from '#server/http/handler.ts'

type Rows = typeof openApiEndpoints

export const openApiRoutes: Handlers<Rows> = {
  getOpenApi: async ({ deps }) => describeApi(ENDPOINTS, deps.env.mode),
}
