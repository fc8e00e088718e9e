import type { publicEndpoints } from '#src/contract/endpoints/public.ts'
import { getHealth } from '../../services/get-health.ts'
import type { Handlers } from '../../http/handler.ts'

type Rows = Pick<typeof publicEndpoints, 'getHealth'>

export const healthRoutes: Handlers<Rows> = {
  getHealth: ({ deps }) => getHealth(deps),
}
