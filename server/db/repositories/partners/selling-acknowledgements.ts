import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { partnerUsers, sellingAcknowledgements } from '#server/db/schema/partners.ts'
import { uniqueIndexOf } from '#server/db/unique-index.ts'

export interface AcknowledgementRow {
  partner_user_id: number
  name: string
  at: Date
}

/** Who of this partner's people has accepted a version, newest first. */
export async function listSellingAcknowledgements(
  db: Db,
  partnerId: number,
  version: string,
): Promise<AcknowledgementRow[]> {
  const { acknowledgement_id, partner_id, partner_user_id, at } = sellingAcknowledgements
  return db
    .select({ partner_user_id, name: partnerUsers.name, at })
    .from(sellingAcknowledgements)
    .innerJoin(partnerUsers, eq(partnerUsers.partner_user_id, partner_user_id))
    .where(and(eq(partner_id, partnerId), eq(sellingAcknowledgements.version, version)))
    .orderBy(desc(at), desc(acknowledgement_id))
}

/** Keeps the first time: accepting again changes nothing. Answers whether it was the first. */
export async function createSellingAcknowledgement(
  db: Db,
  row: typeof sellingAcknowledgements.$inferInsert,
): Promise<boolean> {
  const created = await db
    .insert(sellingAcknowledgements)
    .values(row)
    .onConflictDoNothing(uniqueIndexOf(sellingAcknowledgements, 'selling_acknowledgements_once'))
    .returning({ id: sellingAcknowledgements.acknowledgement_id })
  return created.length > 0
}
