import { and, asc, eq, notExists } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { payoutDisputes } from '#server/db/schema/earnings.ts'
import { partnerUsers } from '#server/db/schema/partners.ts'
import { helpRequests } from '#server/db/schema/support.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { DisputeRow } from '../earnings/payouts.ts'

const withoutTicket = (db: Db) =>
  and(
    eq(payoutDisputes.status, 'open'),
    notExists(
      db
        .select({ ticket: helpRequests.ticket })
        .from(helpRequests)
        .where(eq(helpRequests.dispute_id, payoutDisputes.dispute_id)),
    ),
  )

/** Open questions about payouts that stand on no desk, the oldest first; whoever asked is still known. */
export async function listDisputesWithoutTicket(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .select({ dispute_id: payoutDisputes.dispute_id })
    .from(payoutDisputes)
    .innerJoin(partnerUsers, eq(partnerUsers.partner_user_id, payoutDisputes.created_by))
    .where(withoutTicket(db))
    .orderBy(asc(payoutDisputes.created_at))
    .limit(limit)
  return rows.map(({ dispute_id }) => dispute_id)
}

/** One of them; inside a transaction nobody else answers it, or opens its ticket, meanwhile. */
export async function lockDisputeWithoutTicket(tx: Tx, disputeId: number): Promise<DisputeRow | null> {
  const own = eq(payoutDisputes.dispute_id, disputeId)
  await tx.select({ id: payoutDisputes.dispute_id }).from(payoutDisputes).where(own).for('update')
  const [row] = await tx
    .select()
    .from(payoutDisputes)
    .where(and(own, withoutTicket(tx)))
  return row ?? null
}
