import { tableFile } from '#server/http/file-response.ts'
import type { Handlers } from '#server/http/handler.ts'
import { createManyLinks } from '#server/services/leads/create-many-links.ts'
import { exportLinks } from '#server/services/leads/export-links.ts'
import { getLeadHistory } from '#server/services/leads/get-lead-history.ts'
import { listAllLinks } from '#server/services/leads/list-all-links.ts'
import { resumeLink } from '#server/services/leads/resume-link.ts'
import { stopLink } from '#server/services/leads/stop-link.ts'
import type { adminTrackingLinkEndpoints } from '#src/contract/endpoints/admin/leads.ts'
import { withMessage } from '../with-message.ts'

export const adminTrackingLinkRoutes: Handlers<typeof adminTrackingLinkEndpoints> = {
  listAllTrackingLinks: ({ deps, query }) => listAllLinks(deps, query),

  createManyLinks: ({ deps, body }) => createManyLinks(deps, body),

  getLeadHistory: ({ deps, params }) => getLeadHistory(deps, params.reference),

  exportAllTrackingLinks: async (call) => {
    const table = await exportLinks(call.deps, call.query, call.by)
    return tableFile(call, 'tracking-links', table)
  },

  stopTrackingLink: ({ deps, params, body, by }) =>
    withMessage('The link is stopped.', stopLink(deps, params.id, body, by)),

  resumeTrackingLink: ({ deps, params, body }) =>
    withMessage('The link works again.', resumeLink(deps, params.id, body.reason)),
}
