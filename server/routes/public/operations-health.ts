import type { healthEndpoints } from '#src/contract/endpoints/public/operations-health.ts'
import { getHealth } from '#server/services/operations/get-health.ts'
import type { Handlers } from '#server/http/handler.ts'

type Rows = typeof healthEndpoints

export const healthRoutes: Handlers<Rows> = {
  getHealth: async ({ deps, request, status }) => {
    const health = await getHealth(deps, request)
    // Many load balancers read the status alone.
    if (health.status === 'degraded' || health.status === 'stopping') status(503)
    return health
  },
}
