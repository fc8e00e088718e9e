import { listOffering } from '#server/services/earnings/list-offering.ts'
import { createTrackingLink } from '#server/services/leads/create-tracking-link.ts'
import { disableTrackingLink } from '#server/services/leads/disable-tracking-link.ts'
import { listLeadNamings } from '#server/services/leads/list-lead-namings.ts'
import { listPartnerLeads } from '#server/services/leads/list-partner-leads.ts'
import { listTrackingLinks } from '#server/services/leads/list-tracking-links.ts'
import { inspectLead } from '#server/services/leads/public/inspect-lead.ts'
import type { PartnerSession } from '#server/session.ts'
import type { partnerLeadsEndpoints } from '#src/contract/endpoints/partner/leads.ts'
import type { TrackingLink } from '#src/contract/entities/leads/tracking-link.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { requireRight } from '../../http/authorize.ts'
import type { Handlers } from '../../http/handler.ts'
import { withMessage } from '../with-message.ts'

/** What is for those alone who may see earnings. */
const NO_EARNINGS = { percent_min: null, percent_max: null, flat_min: null, flat_max: null, example: null }

/** The link as this person may see it: what came of it is for those who may see leads. */
const shownLink = <T extends TrackingLink>({ rights }: PartnerSession, link: T): T =>
  rights.includes('leads') ? link : { ...link, clicks: null, leads: null }

/** Whose rows they are says the session alone: no path and no body names a partner. */
export const partnerLeadsRoutes: Handlers<typeof partnerLeadsEndpoints> = {
  listOffering: async ({ deps, by }) => {
    const offerings = await listOffering(deps, by)
    return by.rights.includes('earnings') ? offerings : offerings.map((each) => ({ ...each, ...NO_EARNINGS }))
  },

  listTrackingLinks: async ({ deps, query, by }) =>
    (await listTrackingLinks(deps, query.product_type, by)).map((link) => shownLink(by, link)),

  createTrackingLink: async ({ deps, body, by }) => {
    // The usual link of a product is everybody's; a campaign of its own is marketing.
    if (tidyText(body.label) !== '') requireRight(by, 'marketing')
    return shownLink(by, await createTrackingLink(deps, body, by))
  },

  disableTrackingLink: (call) =>
    withMessage('The link no longer works.', disableTrackingLink(call.deps, call.params.id, call.by)),

  listPartnerLeads: ({ deps, query, by }) => listPartnerLeads(deps, query, by),

  listLeadNamings: ({ deps, by }) => listLeadNamings(deps, by),

  inspectLead: (call) => inspectLead(call.deps, call.body, call.by),
}
