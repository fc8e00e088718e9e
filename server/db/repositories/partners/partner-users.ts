import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { partnerDetails, partnerUsers, partners } from '#server/db/schema/partners.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { PartnerUserRow } from './partners.ts'

/** The people of one partner, in the order they were created. */
export async function listPartnerUserRows(db: Db, partnerId: number): Promise<PartnerUserRow[]> {
  return db
    .select()
    .from(partnerUsers)
    .where(eq(partnerUsers.partner_id, partnerId))
    .orderBy(asc(partnerUsers.partner_user_id))
}

/** People who may sign in, of one partner or of all or just one person, with how their partner's switches stand. */
export async function listPartnerReaders(
  db: Db,
  { partner_id, partner_user_id }: { partner_id?: number; partner_user_id?: number },
): Promise<{ user: PartnerUserRow; notifications: Record<string, boolean> | null }[]> {
  return db
    .select({ user: partnerUsers, notifications: partnerDetails.notifications })
    .from(partnerUsers)
    .innerJoin(partners, eq(partners.partner_id, partnerUsers.partner_id))
    .leftJoin(partnerDetails, eq(partnerDetails.partner_id, partnerUsers.partner_id))
    .where(
      and(
        eq(partnerUsers.status, 1),
        eq(partners.status, 1),
        partner_id === undefined ? undefined : eq(partnerUsers.partner_id, partner_id),
        partner_user_id === undefined ? undefined : eq(partnerUsers.partner_user_id, partner_user_id),
      ),
    )
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
export async function lockPartnerUser(tx: Tx, partnerId: number, userId: number): Promise<PartnerUserRow | null> {
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
