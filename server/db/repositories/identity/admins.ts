import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { admins } from '#server/db/schema/staff.ts'
import type { Tx } from '#server/db/transaction.ts'

export type AdminRow = typeof admins.$inferSelect

/** @param email lower case, as it is stored. */
export async function findAdminByEmail(db: Db, email: string): Promise<AdminRow | null> {
  const [row] = await db.select().from(admins).where(eq(admins.email, email))
  return row ?? null
}

export async function findAdmin(db: Db, adminId: number): Promise<AdminRow | null> {
  const [row] = await db.select().from(admins).where(eq(admins.admin_id, adminId))
  return row ?? null
}

/** Who may sign in with one of these roles. */
export async function listActiveAdmins(db: Db, roles: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ admin_id: admins.admin_id })
    .from(admins)
    .where(and(eq(admins.state, 'active'), inArray(admins.role_id, [...roles])))
  return rows.map(({ admin_id }) => admin_id)
}

/** Names by number, of these. */
export async function listAdminNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ admin_id: admins.admin_id, name: admins.name })
    .from(admins)
    .where(inArray(admins.admin_id, [...ids]))
  return new Map(rows.map(({ admin_id, name }) => [admin_id, name]))
}

export async function countAdmins(db: Db): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(admins)
  return Number(row?.rows ?? 0)
}

/** Until the transaction ends, no other process creates the first admin. */
export async function lockAdmins(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('admins'))`)
}

/** Answers the new admin's id. */
export async function createAdmin(db: Db, row: typeof admins.$inferInsert): Promise<number> {
  const [created] = await db.insert(admins).values(row).returning({ id: admins.admin_id })
  if (!created) throw new Error('the admin was not written')
  return created.id
}
