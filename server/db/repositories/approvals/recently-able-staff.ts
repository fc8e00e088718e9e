import { and, eq, gte, inArray, like, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { admins } from '#server/db/schema/staff.ts'
import { adminIdOf } from '../shared/admin-id-of.ts'

/** What changes somebody's role or state: at once, or by a second person. */
const CHANGES = ['staff.update', 'approval.decide']

/** Who can sign in with one of these roles, or could until somebody changed that after `since`, by the log. */
export async function listRecentlyAbleStaff(db: Db, roles: readonly number[], since: Date): Promise<number[]> {
  const lately = db
    .select({ object: auditLog.object })
    .from(auditLog)
    .where(
      and(
        ...[inArray(auditLog.action, CHANGES), like(auditLog.object, 'admin:%'), gte(auditLog.at, since)],
        ...[sql`${auditLog.before} ->> 'state' = 'active'`],
        inArray(sql`${auditLog.before} ->> 'role_id'`, roles.map(String)),
      ),
    )
  const isAble = and(eq(admins.state, 'active'), inArray(admins.role_id, [...roles]))
  const rows = await db
    .select({ admin_id: admins.admin_id })
    .from(admins)
    .where(or(isAble, inArray(sql`'admin:' || ${admins.admin_id}`, lately)))
    .orderBy(admins.admin_id)
  return rows.map(({ admin_id }) => admin_id)
}

/**
 * Colleagues whom one of the staff has let in, given their role or taken their second factor of after `since`, or who have done
 * so to them; when they last did.
 */
export async function listMadeAndMakers(db: Db, adminId: number, since: Date): Promise<Map<number, Date>> {
  const self = `admin:${adminId}`
  // Of what waited, whoever asked has made them too.
  const askedBy = sql<string | null>`${auditLog.after} ->> 'asked_by'`
  const rows = await db
    .select({ object: auditLog.object, actor: auditLog.actor, asked_by: askedBy, at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        ...[gte(auditLog.at, since), like(auditLog.object, 'admin:%')],
        or(eq(auditLog.object, self), eq(auditLog.actor, self), eq(askedBy, String(adminId))),
        inArray(auditLog.action, ['staff.invite', 'staff.invite-again', 'staff.factor-reset', ...CHANGES]),
      ),
    )
    .orderBy(auditLog.at)
  const last = new Map<number, Date>()
  for (const { object, actor, asked_by, at } of rows) {
    const others =
      object === self ? [adminIdOf(actor), asked_by === null ? null : Number(asked_by)] : [adminIdOf(object)]
    for (const other of others) if (other !== null && other !== adminId) last.set(other, at)
  }
  return last
}
