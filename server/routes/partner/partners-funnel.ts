import type { Handlers } from '#server/http/handler.ts'
import { getOwnFunnel } from '#server/services/partners/get-own-funnel.ts'
import { publishFunnel } from '#server/services/partners/publish-funnel.ts'
import { rollBackFunnel } from '#server/services/partners/roll-back-funnel.ts'
import { saveFunnelDraft } from '#server/services/partners/save-funnel-draft.ts'
import type { partnerFunnelEndpoints } from '#src/contract/endpoints/partner/partners-funnel.ts'
import { withMessage } from '../with-message.ts'

/** Whose funnel it is says the session alone. */
export const partnerFunnelRoutes: Handlers<typeof partnerFunnelEndpoints> = {
  getOwnFunnel: ({ deps, by }) => getOwnFunnel(deps, by),

  saveFunnelDraft: ({ deps, by, body }) =>
    withMessage('The draft is saved. Customers do not see it yet.', saveFunnelDraft(deps, body, by)),

  publishFunnel: async ({ deps, by, body, afterwards }) => {
    const { state, audit } = await publishFunnel(deps, body.state, by)
    afterwards(() => deps.funnels.refresh())
    return { message: 'Your funnel is published. Customers see it now.', state, audit }
  },

  rollBackFunnel: async ({ deps, by, body, afterwards }) => {
    const { state, audit } = await rollBackFunnel(deps, body, by)
    afterwards(() => deps.funnels.refresh())
    return { message: 'The earlier version is published again.', state, audit }
  },
}
