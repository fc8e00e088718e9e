import { and, desc, eq, gte, inArray, like, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { admins } from '#server/db/schema/staff.ts'

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

/** When one person last let another in, gave them their role or took their second factor; null = not after `since`. */
export async function lastMadeAt(db: Db, maker: number, made: number, since: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        ...[eq(auditLog.object, `admin:${made}`), gte(auditLog.at, since)],
        // Of what waited, whoever asked has made them too.
        or(eq(auditLog.actor, `admin:${maker}`), sql`${auditLog.after} ->> 'asked_by' = ${String(maker)}`),
        inArray(auditLog.action, ['staff.invite', 'staff.invite-again', 'staff.factor-reset', ...CHANGES]),
      ),
    )
    .orderBy(desc(auditLog.at))
    .limit(1)
  return row?.at ?? null
}
