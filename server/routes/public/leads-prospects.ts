import type { prospectEndpoints } from '#src/contract/endpoints/public/leads-prospects.ts'
import type { Handlers } from '#server/http/handler.ts'
import { createProspect } from '#server/services/leads/create-prospect.ts'
import { getProspect } from '#server/services/leads/get-prospect.ts'
import { customerId } from '../customer-id.ts'
import { sidCookie } from '../sid-cookie.ts'
import { linkVisits } from '../link-visits.ts'

type Rows = typeof prospectEndpoints

export const prospectRoutes: Handlers<Rows> = {
  createProspect: (call) =>
    createProspect(call.deps, call.body, {
      cookie: sidCookie(call, 'customer'),
      userId: customerId(call.session),
      visits: linkVisits(call),
    }),

  getProspect: async (call) => {
    const by = { sidHash: call.sidHash('customer'), userId: customerId(call.session) }
    const { prospect_app_id, ...data } = await getProspect(call.deps, call.params.prospectAppId, by)
    return { data: { prospectAppId: prospect_app_id, ...data } }
  },
}
