import type { Handlers } from '#server/http/handler.ts'
import { listLenderMatters } from '#server/services/matters/list-lender-matters.ts'
import { settleMatter } from '#server/services/matters/settle-matter.ts'
import { takeOnMatter } from '#server/services/matters/take-on-matter.ts'
import type { adminLenderMattersEndpoints } from '#src/contract/endpoints/admin/matters.ts'

export const adminLenderMattersRoutes: Handlers<typeof adminLenderMattersEndpoints> = {
  listLenderMatters: ({ deps, params, by }) => listLenderMatters(deps, params.lenderId, by),

  takeOnLenderMatter: async (call) => {
    const { app_id, kind } = await takeOnMatter(call.deps, call.params.id, call.by)
    call.audit({ object: `application:${app_id}`, after: { kind } })
    return { message: 'You have taken it on.' }
  },

  settleLenderMatter: async (call) => {
    const { app_id, kind } = await settleMatter(call.deps, call.params.id, call.body, call.by)
    call.audit({ object: `application:${app_id}`, after: { kind, reason: call.body.reason } })
    return { message: 'It is settled.' }
  },
}
