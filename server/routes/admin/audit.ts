import type { adminAuditEndpoints } from '#src/contract/endpoints/admin-audit.ts'
import type { Handlers } from '../../http/handler.ts'
import { listAuditEntries, verifyAudit } from '../../services/list-audit.ts'

export const adminAuditRoutes: Handlers<typeof adminAuditEndpoints> = {
  listAuditEntries: ({ deps, query }) =>
    listAuditEntries(deps, query.object, query.cursor === undefined ? null : Number(query.cursor)),

  verifyAudit: ({ deps }) => verifyAudit(deps),
}
