import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { payoutLines } from '#server/db/schema/earnings.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { isDisbursal, notTakenBack } from './payouts.ts'

/** Until the transaction ends, nobody else changes by which business a lender's slab is chosen. */
export async function lockLenderBusiness(tx: Tx, lenderId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`lender-business:${lenderId}`}))`)
}

/** What lines of all partners that are not approved say that the lender owes for them. */
export async function listOpenDues(
  db: Db,
  lenderId: number,
  month: string,
): Promise<{ partner_id: number; app_id: string; tranche: number; revenue: Paise }[]> {
  const { partner_id, app_id, tranche, revenue, lender_id, status } = payoutLines
  const rows = await db
    .select({ partner_id, app_id, tranche, revenue })
    .from(payoutLines)
    .where(
      and(
        ...[eq(lender_id, lenderId), eq(payoutLines.month, month), eq(status, 'accrued')],
        ...[isDisbursal, notTakenBack],
      ),
    )
  return rows.flatMap((row) => (row.app_id === null ? [] : [{ ...row, app_id: row.app_id }]))
}
