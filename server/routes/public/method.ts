import type { publicEndpoints } from '#src/contract/endpoints/public.ts'
import type { Handlers } from '../../http/handler.ts'
import { listOurLenders } from '#server/services/catalogue/list-our-lenders.ts'
import { getMethod } from '#server/services/offers/get-method.ts'

type Rows = Pick<typeof publicEndpoints, 'getMethod' | 'listOurLenders'>

export const methodRoutes: Handlers<Rows> = {
  getMethod: async ({ deps }) => ({ data: await getMethod(deps) }),
  listOurLenders: async ({ deps }) => ({ data: await listOurLenders(deps) }),
}
