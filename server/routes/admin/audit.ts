import { exportAuditLog } from '#server/services/audit/export-audit-log.ts'
import { listAuditEntries } from '#server/services/audit/list-audit-entries.ts'
import { listAuditLog } from '#server/services/audit/list-audit-log.ts'
import { verifyAudit } from '#server/services/audit/verify-audit.ts'
import type { adminAuditEndpoints } from '#src/contract/endpoints/admin/audit.ts'
import { tableFile } from '../../http/file-response.ts'
import type { Handlers } from '../../http/handler.ts'

export const adminAuditRoutes: Handlers<typeof adminAuditEndpoints> = {
  listAuditEntries: ({ deps, query }) => listAuditEntries(deps, query.object, query.cursor ?? null),

  listAuditLog: ({ deps, query }) => listAuditLog(deps, query),

  exportAuditLog: async (call) => {
    const table = await exportAuditLog(call.deps, call.query, call.by)
    return tableFile(call, 'activity-log', table, call.query)
  },

  verifyAudit: ({ deps }) => verifyAudit(deps),
}
