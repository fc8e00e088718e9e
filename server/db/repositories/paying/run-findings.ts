import { and, desc, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { payoutDisputes, payoutLines } from '#server/db/schema/earnings.ts'
import { paymentRunLines, payoutPayments } from '#server/db/schema/paying.ts'
import { isHeld, UNPAID } from '../earnings/payouts.ts'

/** Partners whose question about a line of a statement waits for its answer. */
export async function listDisputedPartners(db: Db): Promise<number[]> {
  const { partner_id, status } = payoutDisputes
  return (await db.selectDistinct({ partner_id }).from(payoutDisputes).where(eq(status, 'open'))).map(idOf)
}

/** Partners with a payout that is held. */
export async function listHeldPartners(db: Db): Promise<number[]> {
  return (await db.selectDistinct({ partner_id: payoutLines.partner_id }).from(payoutLines).where(isHeld)).map(idOf)
}

/** Partners that are paid for a loan of a month of which its lender has sent no commission file: by a run, or (null) by the next one. */
export async function listPartnersWithoutFile(db: Db, runId: number | null): Promise<number[]> {
  const { partner_id, lender_id, run_line_id } = payoutLines
  const { line_id, run_id } = paymentRunLines
  const meant =
    runId === null
      ? and(UNPAID, isNull(run_line_id))
      : inArray(run_line_id, db.select({ line_id }).from(paymentRunLines).where(eq(run_id, runId)))
  const file = sql`exists (select 1 from commission_lines file where file.lender_id = payout_lines.lender_id
    and file.period = payout_lines.month and file.undone_at is null)`
  const rows = await db
    .selectDistinct({ partner_id })
    .from(payoutLines)
    .where(and(meant, isNotNull(lender_id), sql`not ${file}`))
  return rows.map(idOf)
}

/** Payments that came back, or were reversed: to whom, to which account, and when that was noted. */
export async function listReturns(db: Db) {
  const { partner_id, account_ending, ifsc, settled_at, state } = paymentRunLines
  const lines = await db
    .select({ partner_id, account_ending, ifsc, at: settled_at })
    .from(paymentRunLines)
    .where(eq(state, 'returned'))
  const of = payoutPayments
  const reversed = await db
    .select({ partner_id: of.partner_id, account_ending: of.account_ending, ifsc: of.ifsc, at: of.noted_at })
    .from(payoutPayments)
    .where(isNotNull(of.reverses))
  return [...lines, ...reversed]
}

/** When the last payment that stands was noted, by partner. */
export async function lastPaidAt(db: Db): Promise<ReadonlyMap<number, Date>> {
  const { partner_id, payment_id, noted_at, reverses } = payoutPayments
  const reversed = db.select({ id: reverses }).from(payoutPayments).where(isNotNull(reverses))
  const rows = await db
    .selectDistinctOn([partner_id], { partner_id, noted_at })
    .from(payoutPayments)
    .where(and(isNull(reverses), notInArray(payment_id, reversed)))
    .orderBy(partner_id, desc(noted_at))
  return new Map(rows.map((row) => [row.partner_id, row.noted_at]))
}

const idOf = ({ partner_id }: { partner_id: number }): number => partner_id
