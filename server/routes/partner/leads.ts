import type { partnerLeadsEndpoints } from '#src/contract/endpoints/partner-leads.ts'
import type { Handlers } from '../../http/handler.ts'
import { createTrackingLink } from '../../services/create-tracking-link.ts'
import { disableTrackingLink } from '../../services/disable-tracking-link.ts'
import { inspectLead } from '../../services/inspect-lead.ts'
import { maskMobile } from '../../services/lead-contact.ts'
import { listOffering } from '../../services/list-offering.ts'
import { listPartnerLeads } from '../../services/list-partner-leads.ts'
import { listTrackingLinks } from '../../services/list-tracking-links.ts'

/** Whose rows they are says the session alone: no path and no body names a partner. */
export const partnerLeadsRoutes: Handlers<typeof partnerLeadsEndpoints> = {
  listOffering: ({ deps, session }) => listOffering(deps, session.partner_id),

  listTrackingLinks: ({ deps, query, session }) => listTrackingLinks(deps, session.partner_id, query.product_type),

  createTrackingLink: async (call) => {
    const link = await createTrackingLink(call.deps, call.body, call.session)
    const { link_id, product_type, label } = link
    call.audit({ object: `link:${link_id}`, after: { product_type, label } })
    return link
  },

  disableTrackingLink: async (call) => {
    const before = await disableTrackingLink(call.deps, call.session.partner_id, Number(call.params.id))
    call.audit({
      object: `link:${before.link_id}`,
      before: { disabled: before.disabled_at !== null },
      after: { disabled: true },
    })
    return { message: 'The link no longer works.' }
  },

  listPartnerLeads: ({ deps, query, session }) => listPartnerLeads(deps, session.partner_id, query),

  inspectLead: async (call) => {
    const { mobile, product_type } = call.body
    const answer = await inspectLead(call.deps, { mobile, product_type }, call.session.partner_id)
    call.audit({
      object: `partner:${call.session.partner_id}`,
      after: { mobile: maskMobile(mobile), product_type, verdict: answer.verdict },
    })
    return answer
  },
}
