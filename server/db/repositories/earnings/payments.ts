import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { payoutLines } from '#server/db/schema/earnings.ts'
import { payoutPayments } from '#server/db/schema/paying.ts'
import { UNPAID, wordOf } from './payouts.ts'

export type PaymentRow = typeof payoutPayments.$inferSelect

/** Adds a payment or an entry that reverses one; null where the UTR stands with another one, or it is reversed already. */
export async function createPayment(tx: Db, row: typeof payoutPayments.$inferInsert): Promise<PaymentRow | null> {
  const target = row.reverses == null ? payoutPayments.utr : payoutPayments.reverses
  const [created] = await tx.insert(payoutPayments).values(row).onConflictDoNothing({ target }).returning()
  return created ?? null
}

export const countPayments = (db: Db): Promise<number> => db.$count(payoutPayments)

export async function findPayment(db: Db, paymentId: number): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payoutPayments).where(eq(payoutPayments.payment_id, paymentId))
  return row ?? null
}

/** What was sent to a partner and what was reversed, oldest first. */
export async function listPayments(db: Db, partnerId: number): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payoutPayments)
    .where(eq(payoutPayments.partner_id, partnerId))
    .orderBy(asc(payoutPayments.payment_id))
}

/** These payments. */
export async function listPaymentsOf(db: Db, ids: readonly number[]): Promise<PaymentRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(payoutPayments)
    .where(inArray(payoutPayments.payment_id, [...ids]))
}

/** Notes the approved lines of months as paid. A line that takes another back keeps its word. */
export async function payLines(
  tx: Db,
  partnerId: number,
  months: readonly string[],
  payment: { payment_id: number; paid_at: Date },
): Promise<void> {
  await tx
    .update(payoutLines)
    .set({ ...payment, status: wordOf('paid') })
    .where(
      and(
        eq(payoutLines.partner_id, partnerId),
        inArray(payoutLines.month, [...months]),
        UNPAID,
        isNull(payoutLines.run_line_id),
      ),
    )
}

/** The lines of a payment wait to be paid again. */
export async function unpayLines(tx: Db, paymentId: number): Promise<void> {
  await tx
    .update(payoutLines)
    .set({ payment_id: null, run_line_id: null, paid_at: null, status: wordOf('approved') })
    .where(eq(payoutLines.payment_id, paymentId))
}
