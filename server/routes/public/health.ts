import type { publicEndpoints } from '#src/contract/endpoints/public.ts'
import { getHealth } from '#server/services/operations/get-health.ts'
import type { Handlers } from '../../http/handler.ts'

type Rows = Pick<typeof publicEndpoints, 'getHealth'>

export const healthRoutes: Handlers<Rows> = {
  getHealth: async ({ deps, request, status }) => {
    const health = await getHealth(deps, request.stopping)
    // Many load balancers read the status alone.
    if (health.status !== 'ok') status(503)
    return health
  },
}
