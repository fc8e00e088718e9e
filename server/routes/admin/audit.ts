import type { adminAuditEndpoints } from '#src/contract/endpoints/admin/audit.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import type { Handlers } from '../../http/handler.ts'
import { exportAuditLog } from '#server/services/audit/export-audit-log.ts'
import { listAuditLog } from '#server/services/audit/list-audit-log.ts'
import { listAuditEntries } from '#server/services/audit/list-audit-entries.ts'
import { verifyAudit } from '#server/services/audit/verify-audit.ts'

export const adminAuditRoutes: Handlers<typeof adminAuditEndpoints> = {
  listAuditEntries: ({ deps, query }) =>
    listAuditEntries(deps, query.object, query.cursor === undefined ? null : Number(query.cursor)),

  listAuditLog: ({ deps, query }) => listAuditLog(deps, query),

  exportAuditLog: async ({ deps, query, session, request, header }) => {
    const lines = await exportAuditLog(deps, query, { admin_id: session.admin_id, requestId: request.id })
    header('content-disposition', `attachment; filename="activity-log-${istDay(deps.clock.now())}.csv"`)
    return lines
  },

  verifyAudit: ({ deps }) => verifyAudit(deps),
}
