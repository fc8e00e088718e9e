import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { partnerDetails } from '#server/db/schema/partners.ts'
import type { Tx } from '#server/db/transaction.ts'

export type PartnerDetailsRow = typeof partnerDetails.$inferSelect

/** What a partner keeps in Settings; null while it has kept nothing. */
export async function findPartnerDetails(db: Db, partnerId: number): Promise<PartnerDetailsRow | null> {
  const [row] = await db.select().from(partnerDetails).where(eq(partnerDetails.partner_id, partnerId))
  return row ?? null
}

/** The row, made where it is missing; nobody else changes it until the transaction ends. */
export async function lockPartnerDetails(tx: Tx, partnerId: number): Promise<PartnerDetailsRow> {
  await tx
    .insert(partnerDetails)
    .values({ partner_id: partnerId })
    .onConflictDoNothing({ target: partnerDetails.partner_id })
  const [row] = await tx.select().from(partnerDetails).where(eq(partnerDetails.partner_id, partnerId)).for('update')
  if (!row) throw new Error('the row of the partner is not there')
  return row
}

export async function updatePartnerDetails(
  tx: Db,
  partnerId: number,
  changes: Partial<Omit<PartnerDetailsRow, 'partner_id'>>,
): Promise<void> {
  await tx.update(partnerDetails).set(changes).where(eq(partnerDetails.partner_id, partnerId))
}
