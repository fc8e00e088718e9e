import { and, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm'
import type { Placeholder } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { kept } from '#server/db/kept.ts'
import { auditLog, auditUnsealed } from '#server/db/schema/audit.ts'
import { partnerUsers } from '#server/db/schema/partners.ts'
import { admins } from '#server/db/schema/staff.ts'
import { rowsOf } from '../shared/rows-of.ts'

export type AuditRow = typeof auditLog.$inferSelect
export type AuditEntry = Omit<AuditRow, 'audit_id' | 'hash'>

/** The number of an entry that is to be written. Numbers of what is taken back are not given out again. */
export async function nextAuditId(db: Db): Promise<number> {
  const result = await db.execute(sql`select nextval(pg_get_serial_sequence('audit_log', 'audit_id'))::integer as id`)
  return Number(rowsOf<{ id: number }>(result)[0]?.id)
}

const given = <T extends object>(columns: T) =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, sql.placeholder(name)])) as {
    [K in keyof T]: Placeholder
  }
const added = kept({ audit_id: auditUnsealed.audit_id }, (db, fields) => {
  const entry = db.$with('entry').as(
    db
      .insert(auditLog)
      .overridingSystemValue()
      .values(given(getTableColumns(auditLog))),
  )
  return db
    .with(entry)
    .insert(auditUnsealed)
    .values({ audit_id: sql.placeholder('audit_id') })
    .returning(fields)
})

/** Adds an entry, which gets its link later. */
export async function appendAudit(db: Db, row: AuditRow): Promise<void> {
  await added(db, row)
}

/** Entries about one object, newest first; older than `before` when it is given. */
export async function listAuditOfObject(
  db: Db,
  object: string,
  page: { before: number | null; limit: number },
): Promise<AuditRow[]> {
  const older = page.before === null ? undefined : lt(auditLog.audit_id, page.before)
  return db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.object, object), older))
    .orderBy(desc(auditLog.audit_id))
    .limit(page.limit)
}

/** Whether a property of an object was ever changed, by the log. */
export async function hasChanged(db: Db, object: string, property: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(auditLog)
    .where(and(eq(auditLog.object, object), sql`${auditLog.after} ? ${property}`))
    .limit(1)
  return row !== undefined
}

/** When a property of an object was last changed to this value, by which admin, and all that changed with it. */
export async function findLastChange(db: Db, object: string, change: Record<string, unknown>) {
  const [row] = await db
    .select({ at: auditLog.at, actor: auditLog.actor, name: admins.name, after: auditLog.after })
    .from(auditLog)
    .leftJoin(admins, eq(auditLog.actor, sql`'admin:' || ${admins.admin_id}`))
    .where(and(eq(auditLog.object, object), sql`${auditLog.after} @> ${JSON.stringify(change)}::jsonb`))
    .orderBy(desc(auditLog.audit_id))
    .limit(1)
  return row ?? null
}

/** When an admin began to act as one of this partner's people, newest first. */
export async function listPartnerMasquerades(
  db: Db,
  partnerId: number,
  limit: number,
): Promise<Pick<AuditRow, 'at'>[]> {
  const people = db
    .select({ key: sql<string>`'partner:' || ${partnerUsers.partner_user_id}` })
    .from(partnerUsers)
    .where(eq(partnerUsers.partner_id, partnerId))
  return db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'masquerade.start'), inArray(auditLog.object, people)))
    .orderBy(desc(auditLog.at), desc(auditLog.audit_id))
    .limit(limit)
}
