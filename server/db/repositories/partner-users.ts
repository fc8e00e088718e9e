import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { partnerUsers } from '../schema.ts'
import type { PartnerUserRow } from './partners.ts'

/** The people of one partner, in the order they were created. */
export async function listPartnerUserRows(db: Db, partnerId: number): Promise<PartnerUserRow[]> {
  return db
    .select()
    .from(partnerUsers)
    .where(eq(partnerUsers.partner_id, partnerId))
    .orderBy(asc(partnerUsers.partner_user_id))
}

export async function findPartnerUser(db: Db, partnerId: number, userId: number): Promise<PartnerUserRow | null> {
  const [row] = await db
    .select()
    .from(partnerUsers)
    .where(and(eq(partnerUsers.partner_id, partnerId), eq(partnerUsers.partner_user_id, userId)))
  return row ?? null
}

/** One person of this partner, held until the transaction ends. */
export async function lockPartnerUser(tx: Db, partnerId: number, userId: number): Promise<PartnerUserRow | null> {
  const [row] = await tx
    .select()
    .from(partnerUsers)
    .where(and(eq(partnerUsers.partner_id, partnerId), eq(partnerUsers.partner_user_id, userId)))
    .for('update')
  return row ?? null
}

/** Answers the new person's id; null when the address is somebody's already. */
export async function createPartnerUserRow(db: Db, row: typeof partnerUsers.$inferInsert): Promise<number | null> {
  const [created] = await db
    .insert(partnerUsers)
    .values(row)
    .onConflictDoNothing({ target: partnerUsers.email })
    .returning({ id: partnerUsers.partner_user_id })
  return created?.id ?? null
}

export async function updatePartnerUser(
  db: Db,
  partnerId: number,
  userId: number,
  changes: Partial<Pick<PartnerUserRow, 'status' | 'password_hash' | 'rights'>>,
): Promise<void> {
  await db
    .update(partnerUsers)
    .set(changes)
    .where(and(eq(partnerUsers.partner_id, partnerId), eq(partnerUsers.partner_user_id, userId)))
}
