import type { Handlers } from '#server/http/handler.ts'
import { listLenderMatters } from '#server/services/matters/list-lender-matters.ts'
import { settleMatter } from '#server/services/matters/settle-matter.ts'
import { takeOnMatter } from '#server/services/matters/take-on-matter.ts'
import type { adminLenderMattersEndpoints } from '#src/contract/endpoints/admin/matters.ts'
import { withMessage } from '../with-message.ts'

export const adminLenderMattersRoutes: Handlers<typeof adminLenderMattersEndpoints> = {
  listLenderMatters: ({ deps, params, by }) => listLenderMatters(deps, params.lenderId, by),

  takeOnLenderMatter: (call) => withMessage('You have taken it on.', takeOnMatter(call.deps, call.params.id, call.by)),

  settleLenderMatter: (call) =>
    withMessage('It is settled.', settleMatter(call.deps, call.params.id, call.body, call.by)),
}
