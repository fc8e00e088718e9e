import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { partnerEvidence, partnerUsers } from '#server/db/schema/partners.ts'
import { admins } from '#server/db/schema/staff.ts'

type StoredEvidence = typeof partnerEvidence.$inferSelect
export type EvidenceRow = StoredEvidence & { by: string | null }

/** Everything that was written down about a partner, newest first, with the names of those who did it. */
export async function listEvidenceRows(db: Db, partnerId: number): Promise<EvidenceRow[]> {
  const rows = await db
    .select({ row: partnerEvidence, admin: admins.name, user: partnerUsers.name })
    .from(partnerEvidence)
    .leftJoin(admins, eq(admins.admin_id, partnerEvidence.admin_id))
    .leftJoin(partnerUsers, eq(partnerUsers.partner_user_id, partnerEvidence.partner_user_id))
    .where(eq(partnerEvidence.partner_id, partnerId))
    .orderBy(desc(partnerEvidence.evidence_id))
  return rows.map(({ row, admin, user }) => ({ ...row, by: admin ?? user }))
}

export async function createEvidence(tx: Db, row: typeof partnerEvidence.$inferInsert): Promise<void> {
  await tx.insert(partnerEvidence).values(row)
}

/** Has somebody of the partner accepted an agreement, in whatever version? */
export async function hasAgreement(db: Db, partnerId: number): Promise<boolean> {
  const rows = await db
    .select({ id: partnerEvidence.evidence_id })
    .from(partnerEvidence)
    .where(and(eq(partnerEvidence.partner_id, partnerId), eq(partnerEvidence.step, 'agreement')))
    .limit(1)
  return rows.length > 0
}
