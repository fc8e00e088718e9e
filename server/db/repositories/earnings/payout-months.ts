import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { payoutLines, payoutMonths } from '#server/db/schema/earnings.ts'
import type { PayoutRow } from './payouts.ts'

export type PayoutMonthRow = typeof payoutMonths.$inferSelect

/** By which tax each month of a partner was approved. */
export async function listPayoutMonths(db: Db, partnerId: number): Promise<PayoutMonthRow[]> {
  return db.select().from(payoutMonths).where(eq(payoutMonths.partner_id, partnerId))
}

/** Keeps the tax of a month for good; what was kept before stands. */
export async function keepPayoutMonth(tx: Db, row: typeof payoutMonths.$inferInsert): Promise<void> {
  await tx
    .insert(payoutMonths)
    .values(row)
    .onConflictDoNothing({ target: [payoutMonths.partner_id, payoutMonths.month] })
}

/** All lines of a partner's month, the oldest first. */
export async function listMonthLines(tx: Db, partnerId: number, month: string): Promise<PayoutRow[]> {
  return tx
    .select()
    .from(payoutLines)
    .where(and(eq(payoutLines.partner_id, partnerId), eq(payoutLines.month, month)))
    .orderBy(asc(payoutLines.payout_id))
}

/** These lines, and the corrections of them. */
export async function listLinesWithCorrections(tx: Db, ids: readonly number[]): Promise<PayoutRow[]> {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(payoutLines)
    .where(inArray(sql`coalesce(${payoutLines.corrects}, ${payoutLines.payout_id})`, [...ids]))
    .orderBy(asc(payoutLines.payout_id))
}

/** Months of a partner in which a line waits for approval, the earliest first. */
export async function listOpenMonths(tx: Db, partnerId: number): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ month: payoutLines.month })
    .from(payoutLines)
    .where(and(eq(payoutLines.partner_id, partnerId), isNull(payoutLines.approved_at)))
    .orderBy(asc(payoutLines.month))
  return rows.map(({ month }) => month)
}

/** Gives lines that are not approved their parts of the month's tax, all at once. */
export async function updateLineTaxes(
  tx: Db,
  parts: readonly (Pick<PayoutRow, 'payout_id' | 'tds' | 'gst' | 'tds_certificate'> & {
    tds_percent: number | null
  })[],
): Promise<void> {
  if (parts.length === 0) return
  await tx.execute(sql`
    update payout_lines set tds = part.tds, gst = part.gst, net = payout_lines.gross - part.tds + part.gst,
      tds_percent = part.tds_percent, tds_certificate = part.tds_certificate
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as part (payout_id int, tds bigint, gst bigint, tds_percent numeric, tds_certificate text)
    where payout_lines.payout_id = part.payout_id and payout_lines.approved_at is null`)
}
