import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { partnerEvidence } from '#server/db/schema-partner.ts'

/** As if nobody of the partner had accepted the agreement. */
export async function withdrawAgreement(db: Db, partnerId: number): Promise<void> {
  await db
    .delete(partnerEvidence)
    .where(and(eq(partnerEvidence.partner_id, partnerId), eq(partnerEvidence.step, 'agreement')))
}
