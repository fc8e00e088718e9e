import { tableFile } from '#server/http/file-response.ts'
import type { Handlers } from '#server/http/handler.ts'
import { createManyLinks } from '#server/services/leads/create-many-links.ts'
import { exportLinks } from '#server/services/leads/export-links.ts'
import { getLeadHistory } from '#server/services/leads/get-lead-history.ts'
import { listAllLinks } from '#server/services/leads/list-all-links.ts'
import { resumeLink } from '#server/services/leads/resume-link.ts'
import { stopLink } from '#server/services/leads/stop-link.ts'
import type { adminTrackingLinkEndpoints } from '#src/contract/endpoints/admin/leads.ts'

export const adminTrackingLinkRoutes: Handlers<typeof adminTrackingLinkEndpoints> = {
  listAllTrackingLinks: ({ deps, query }) => listAllLinks(deps, query),

  createManyLinks: async ({ deps, body, audit }) => {
    const links = await createManyLinks(deps, body)
    const { partner_id, product_type, labels } = body
    audit({ object: `partner:${partner_id}`, after: { product_type, label: labels.join(', ') } })
    return links
  },

  getLeadHistory: ({ deps, params }) => getLeadHistory(deps, params.reference),

  exportAllTrackingLinks: async (call) => {
    const table = await exportLinks(call.deps, call.query, call.by)
    call.audit({ after: call.query })
    return tableFile(call, 'tracking-links', table)
  },

  stopTrackingLink: async ({ deps, params, body, by, audit }) => {
    const before = await stopLink(deps, params.id, body, by)
    audit({
      object: `link:${before.link_id}`,
      before: { disabled: before.disabled_at !== null },
      after: { disabled: true, reason: before.disabled_reason ?? body.reason },
    })
    return { message: 'The link is stopped.' }
  },

  resumeTrackingLink: async ({ deps, params, body, audit }) => {
    const before = await resumeLink(deps, params.id, body.reason)
    audit({
      object: `link:${before.link_id}`,
      before: { disabled: before.disabled_at !== null },
      after: { disabled: false, reason: body.reason },
    })
    return { message: 'The link works again.' }
  },
}
