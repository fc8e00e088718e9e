import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { asPaise } from '#server/db/paise-column.ts'
import { payoutLines } from '#server/db/schema/earnings.ts'
import { paymentRunLines, paymentRuns } from '#server/db/schema/paying.ts'
import type { Tx } from '#server/db/transaction.ts'
import { uniqueIndexOf } from '#server/db/unique-index.ts'
import type { RunState } from '#src/contract/paying/run-sums.ts'
import { UNPAID, wordOf } from '../earnings/payouts.ts'

export type PaymentRunRow = typeof paymentRuns.$inferSelect
export type RunLineRow = typeof paymentRunLines.$inferSelect

/** Until the transaction ends, nobody else makes a run or changes one. */
export async function lockRuns(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('payment-runs'))`)
}

/** What is approved, not paid and in no run, by partner and month. */
export async function sumFreeMonths(db: Db) {
  const sum = (column: PgColumn) => sql`sum(${column})`.mapWith(asPaise)
  return db
    .select({
      partner_id: payoutLines.partner_id,
      month: payoutLines.month,
      lines: sql`count(*)`.mapWith(Number),
      gross: sum(payoutLines.gross),
      tds: sum(payoutLines.tds),
      gst: sum(payoutLines.gst),
      net: sum(payoutLines.net),
    })
    .from(payoutLines)
    .where(and(UNPAID, isNull(payoutLines.run_line_id)))
    .groupBy(payoutLines.partner_id, payoutLines.month)
    .orderBy(asc(payoutLines.partner_id), asc(payoutLines.month))
}

/** Partners with a line in a run that is open. */
export async function listPartnersInRuns(db: Db): Promise<number[]> {
  const rows = await db
    .select({ partner_id: paymentRunLines.partner_id })
    .from(paymentRunLines)
    .where(inArray(paymentRunLines.state, ['in_run', 'sent']))
  return rows.map(({ partner_id }) => partner_id)
}

export async function createRunRow(tx: Db, row: typeof paymentRuns.$inferInsert): Promise<number> {
  const [created] = await tx.insert(paymentRuns).values(row).returning({ run_id: paymentRuns.run_id })
  if (!created) throw new Error('the run was not written')
  return created.run_id
}

/** Adds a partner's line; null where the partner is in an open run already. */
export async function createRunLine(tx: Db, row: typeof paymentRunLines.$inferInsert): Promise<number | null> {
  const [created] = await tx
    .insert(paymentRunLines)
    .values(row)
    .onConflictDoNothing(uniqueIndexOf(paymentRunLines, 'payment_run_lines_open'))
    .returning({ line_id: paymentRunLines.line_id })
  return created?.line_id ?? null
}

/** Ties what is approved and free of a partner to a line of a run, and answers how many lines and what they come to. */
export async function takeIntoRun(tx: Db, partnerId: number, line_id: number) {
  return tx
    .update(payoutLines)
    .set({ run_line_id: line_id })
    .where(and(eq(payoutLines.partner_id, partnerId), UNPAID, isNull(payoutLines.run_line_id)))
    .returning({ payout_id: payoutLines.payout_id, net: payoutLines.net })
}

/** What a line of a run held waits for another run. */
export async function releaseFromRun(tx: Db, lineIds: readonly number[]): Promise<void> {
  if (lineIds.length === 0) return
  await tx
    .update(payoutLines)
    .set({ run_line_id: null })
    .where(and(inArray(payoutLines.run_line_id, [...lineIds]), isNull(payoutLines.paid_at)))
}

/** Notes what a line of a run held as paid. A line that takes another back keeps its word. */
export async function payRunPayouts(
  tx: Db,
  lineId: number,
  payment: { payment_id: number; paid_at: Date },
): Promise<void> {
  await tx
    .update(payoutLines)
    .set({ ...payment, status: wordOf('paid') })
    .where(and(eq(payoutLines.run_line_id, lineId), UNPAID))
}

/** Which lines of statements are held by lines of a run, with what each comes to. */
export async function listRunPayouts(db: Db, lineIds: readonly number[]) {
  if (lineIds.length === 0) return []
  return db
    .select({ run_line_id: payoutLines.run_line_id, payout_id: payoutLines.payout_id, net: payoutLines.net })
    .from(payoutLines)
    .where(inArray(payoutLines.run_line_id, [...lineIds]))
    .orderBy(asc(payoutLines.payout_id))
}

export async function findRun(db: Db, runId: number): Promise<PaymentRunRow | null> {
  const [row] = await db.select().from(paymentRuns).where(eq(paymentRuns.run_id, runId))
  return row ?? null
}

export const listRuns = (db: Db): Promise<PaymentRunRow[]> =>
  db.select().from(paymentRuns).orderBy(desc(paymentRuns.run_id))

/** The last run before one that has gone to the bank. */
export async function findRunBefore(db: Db, runId: number): Promise<number | null> {
  const [row] = await db
    .select({ run_id: paymentRuns.run_id })
    .from(paymentRuns)
    .where(and(lt(paymentRuns.run_id, runId), inArray(paymentRuns.state, ['sent', 'done'])))
    .orderBy(desc(paymentRuns.run_id))
    .limit(1)
  return row?.run_id ?? null
}

export async function listRunLines(db: Db, runIds: readonly number[]): Promise<RunLineRow[]> {
  if (runIds.length === 0) return []
  return db
    .select()
    .from(paymentRunLines)
    .where(inArray(paymentRunLines.run_id, [...runIds]))
    .orderBy(asc(paymentRunLines.line_id))
}

export async function findRunLine(db: Db, lineId: number): Promise<RunLineRow | null> {
  const [row] = await db.select().from(paymentRunLines).where(eq(paymentRunLines.line_id, lineId))
  return row ?? null
}

/** A partner's line that is in a run which has not gone to the bank. */
export async function findWaitingRunLine(tx: Db, partnerId: number): Promise<RunLineRow | null> {
  const [row] = await tx
    .select()
    .from(paymentRunLines)
    .where(and(eq(paymentRunLines.partner_id, partnerId), eq(paymentRunLines.state, 'in_run')))
  return row ?? null
}

export async function updateRun(
  tx: Db,
  runId: number,
  changes: Partial<Omit<PaymentRunRow, 'run_id'>> & { state: RunState },
): Promise<void> {
  await tx.update(paymentRuns).set(changes).where(eq(paymentRuns.run_id, runId))
}

export async function updateRunLines(
  tx: Db,
  lineIds: readonly number[],
  changes: Partial<Omit<RunLineRow, 'line_id' | 'run_id' | 'partner_id'>>,
): Promise<void> {
  if (lineIds.length === 0) return
  await tx
    .update(paymentRunLines)
    .set(changes)
    .where(inArray(paymentRunLines.line_id, [...lineIds]))
}

/** The line of a run that a payment belongs to. */
export async function findLineOfPayment(tx: Db, paymentId: number): Promise<RunLineRow | null> {
  const [row] = await tx.select().from(paymentRunLines).where(eq(paymentRunLines.payment_id, paymentId))
  return row ?? null
}

/** By which run each payment of a partner was sent. */
export async function listRunsOfPayments(db: Db, partnerId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ payment_id: paymentRunLines.payment_id, run_id: paymentRunLines.run_id })
    .from(paymentRunLines)
    .where(eq(paymentRunLines.partner_id, partnerId))
  return new Map(rows.flatMap(({ payment_id, run_id }) => (payment_id === null ? [] : [[payment_id, run_id]])))
}

/** What a payment has paid, tied to a line of a run. */
export async function tiePayment(tx: Db, paymentId: number, run_line_id: number): Promise<void> {
  await tx.update(payoutLines).set({ run_line_id }).where(eq(payoutLines.payment_id, paymentId))
}

/** The lines of statements that a payment has paid. */
export const listPaidLines = (db: Db, paymentId: number) =>
  db.select().from(payoutLines).where(eq(payoutLines.payment_id, paymentId))
