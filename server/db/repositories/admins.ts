import { eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { admins } from '../schema.ts'

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
