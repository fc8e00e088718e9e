import type { Handlers } from '#server/http/handler.ts'
import { getOwnFunnel } from '#server/services/partners/get-own-funnel.ts'
import { publishFunnel } from '#server/services/partners/publish-funnel.ts'
import { rollBackFunnel } from '#server/services/partners/roll-back-funnel.ts'
import { saveFunnelDraft } from '#server/services/partners/save-funnel-draft.ts'
import type { partnerFunnelEndpoints } from '#src/contract/endpoints/partner/partners-funnel.ts'

/** Whose funnel it is says the session alone. */
export const partnerFunnelRoutes: Handlers<typeof partnerFunnelEndpoints> = {
  getOwnFunnel: ({ deps, by }) => getOwnFunnel(deps, by),

  saveFunnelDraft: async ({ deps, by, body, audit }) => {
    const { state, before, after } = await saveFunnelDraft(deps, body, by)
    audit({ object: `partner:${by.partner_id}`, before, after })
    return { message: 'The draft is saved. Customers do not see it yet.', state }
  },

  publishFunnel: async ({ deps, by, body, audit, afterwards }) => {
    const { state, before, after, version } = await publishFunnel(deps, body.state, by)
    audit({ object: `partner:${by.partner_id}`, before, after: { version, ...(after as object) } })
    afterwards(() => deps.funnels.refresh())
    return { message: 'Your funnel is published. Customers see it now.', state }
  },

  rollBackFunnel: async ({ deps, by, body, audit, afterwards }) => {
    const { state, before, after, version } = await rollBackFunnel(deps, body, by)
    audit({
      object: `partner:${by.partner_id}`,
      before,
      after: { version, from: body.version, ...(after as object) },
    })
    afterwards(() => deps.funnels.refresh())
    return { message: 'The earlier version is published again.', state }
  },
}
