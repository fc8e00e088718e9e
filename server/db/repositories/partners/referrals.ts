import { and, asc, desc, eq, isNull, ne, notExists, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { payoutLines } from '#server/db/schema/earnings.ts'
import { merchantRequests } from '#server/db/schema/merchants.ts'
import { referrals } from '#server/db/schema/partners.ts'

export type ReferralRow = typeof referrals.$inferSelect

/** Null when this contact has been invited already, by whomever. */
export async function createReferralRow(db: Db, row: typeof referrals.$inferInsert): Promise<ReferralRow | null> {
  const [created] = await db
    .insert(referrals)
    .values(row)
    .onConflictDoNothing({ target: referrals.contact_index })
    .returning()
  return created ?? null
}

/** Who was invited has become a partner, and not the one that invited. */
const becamePartner = and(
  eq(merchantRequests.reference, referrals.merchant_request),
  eq(merchantRequests.status, 'approved'),
  ne(merchantRequests.partner_id, referrals.partner_id),
)

/**
 * The partner's invitations, newest first, each as far as it has come: who was invited has become another partner, and
 * the reward for it has been given and not taken back.
 */
export async function listReferralRows(
  db: Db,
  partnerId: number,
): Promise<(ReferralRow & { approved: boolean; earned: boolean })[]> {
  const earned = sql`exists (select 1 from ${payoutLines} line where line.referral_id = ${referrals.referral_id} and not exists (select 1 from ${payoutLines} back where back.takes_back = line.payout_id))`
  const rows = await db
    .select({ referral: referrals, partner_id: merchantRequests.partner_id, earned: earned.mapWith(Boolean) })
    .from(referrals)
    .leftJoin(merchantRequests, becamePartner)
    .where(eq(referrals.partner_id, partnerId))
    .orderBy(desc(referrals.created_at), desc(referrals.referral_id))
    .limit(500)
  return rows.map(({ referral, partner_id, earned }) => ({ ...referral, approved: partner_id !== null, earned }))
}

/** The invitation by which another partner came to us and for which nobody has had the reward yet. */
export async function findUnrewardedReferral(tx: Db, invitedPartnerId: number): Promise<ReferralRow | null> {
  const given = tx.select().from(payoutLines).where(eq(payoutLines.referral_id, referrals.referral_id))
  const [row] = await tx
    .select({ referral: referrals })
    .from(referrals)
    .innerJoin(merchantRequests, becamePartner)
    .where(and(eq(merchantRequests.partner_id, invitedPartnerId), notExists(given)))
    .orderBy(asc(referrals.referral_id))
    .limit(1)
  return row?.referral ?? null
}

/** Ties a request to the invitation whose code it brought; the first one counts. */
export async function markReferralApplied(tx: Db, code: string, reference: string, now: Date): Promise<void> {
  await tx
    .update(referrals)
    .set({ status: 'applied', merchant_request: reference, updated_at: now })
    .where(and(eq(referrals.code, code), isNull(referrals.merchant_request)))
}
