import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { voucherClaims, vouchers } from '#server/db/schema/catalogue.ts'
import type { Tx } from '#server/db/transaction.ts'

export type VoucherRow = typeof vouchers.$inferSelect
export type VoucherClaimRow = typeof voucherClaims.$inferSelect
export interface ClaimedVoucher {
  claim: VoucherClaimRow
  voucher: VoucherRow
}

/** Vouchers that are on and have not ended, by store. */
export async function listActiveVouchers(db: Db, now: Date, category: string | null): Promise<VoucherRow[]> {
  return db
    .select()
    .from(vouchers)
    .where(
      and(
        eq(vouchers.status, 1),
        gt(vouchers.valid_until, now),
        category === null ? undefined : eq(vouchers.category, category),
      ),
    )
    .orderBy(asc(vouchers.merchant), asc(vouchers.voucher_id))
}

/** The voucher, held until the transaction ends: nobody else can take the last one meanwhile. */
export async function lockVoucher(tx: Tx, voucherId: number): Promise<VoucherRow | null> {
  const [row] = await tx.select().from(vouchers).where(eq(vouchers.voucher_id, voucherId)).for('update')
  return row ?? null
}

export async function takeOneVoucher(tx: Db, voucherId: number): Promise<void> {
  await tx
    .update(vouchers)
    .set({ stock: sql`${vouchers.stock} - 1` })
    .where(eq(vouchers.voucher_id, voucherId))
}

export async function findVoucherClaim(db: Db, userId: number, voucherId: number): Promise<VoucherClaimRow | null> {
  const [row] = await db
    .select()
    .from(voucherClaims)
    .where(and(eq(voucherClaims.user_id, userId), eq(voucherClaims.voucher_id, voucherId)))
  return row ?? null
}

export async function createVoucherClaim(
  db: Db,
  claim: Omit<typeof voucherClaims.$inferInsert, 'claim_id'>,
): Promise<VoucherClaimRow> {
  const [row] = await db.insert(voucherClaims).values(claim).returning()
  if (!row) throw new Error('the claim was not written')
  return row
}

/** The customer's claims with their vouchers, newest first; vouchers that have ended too. */
export async function listOwnClaims(db: Db, userId: number): Promise<ClaimedVoucher[]> {
  return db
    .select({ claim: voucherClaims, voucher: vouchers })
    .from(voucherClaims)
    .innerJoin(vouchers, eq(vouchers.voucher_id, voucherClaims.voucher_id))
    .where(eq(voucherClaims.user_id, userId))
    .orderBy(desc(voucherClaims.claim_id))
}

/** Fills an empty catalogue; one that has ever held a voucher stays as it was left. */
export async function createFirstVouchers(db: Db, rows: (typeof vouchers.$inferInsert)[]): Promise<void> {
  if ((await db.$count(vouchers)) === 0) await db.insert(vouchers).values(rows)
}
