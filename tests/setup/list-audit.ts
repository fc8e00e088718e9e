import { asc } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { AuditRow } from '#server/db/repositories/audit/audit.ts'
import { auditLog } from '#server/db/schema.ts'

/** The whole activity log, oldest first. */
export const listAudit = (db: Db): Promise<AuditRow[]> => db.select().from(auditLog).orderBy(asc(auditLog.audit_id))
