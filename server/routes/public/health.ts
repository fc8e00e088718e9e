import type { publicEndpoints } from '#src/contract/endpoints/public.ts'
import { getHealth } from '#server/services/operations/get-health.ts'
import type { Handlers } from '../../http/handler.ts'

type Rows = Pick<typeof publicEndpoints, 'getHealth'>

export const healthRoutes: Handlers<Rows> = {
  getHealth: async ({ deps, request, status }) => {
    const health = await getHealth(deps, request)
    // Many load balancers read the status alone.
    if (health.status === 'degraded' || health.status === 'stopping') status(503)
    return health
  },
}
