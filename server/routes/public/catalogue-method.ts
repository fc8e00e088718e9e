import type { methodEndpoints } from '#src/contract/endpoints/public/catalogue-method.ts'
import type { Handlers } from '#server/http/handler.ts'
import { listOurLenders } from '#server/services/catalogue/list-our-lenders.ts'
import { getMethod } from '#server/services/offers/get-method.ts'

type Rows = typeof methodEndpoints

export const methodRoutes: Handlers<Rows> = {
  getMethod: async ({ deps }) => ({ data: await getMethod(deps) }),
  listOurLenders: async ({ deps }) => ({ data: await listOurLenders(deps) }),
}
