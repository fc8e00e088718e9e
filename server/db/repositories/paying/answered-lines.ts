import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { partners } from '#server/db/schema/partners.ts'
import { paymentRunLines, paymentRuns, payoutPayments } from '#server/db/schema/paying.ts'
import type { Paise } from '#src/contract/rules/paise.ts'

const columns = {
  line: paymentRunLines,
  /** On which day the bank had the run; null = it has not. */
  sent_day: paymentRuns.sent_day,
  utr: payoutPayments.utr,
  paid_on: payoutPayments.day,
}

const lines = (db: Db) =>
  db
    .select(columns)
    .from(paymentRunLines)
    .innerJoin(paymentRuns, eq(paymentRuns.run_id, paymentRunLines.run_id))
    .leftJoin(payoutPayments, eq(payoutPayments.payment_id, paymentRunLines.payment_id))

/** A line of a run as an answer of the bank is held against it. */
export type AnsweredLine = Awaited<ReturnType<typeof lines>>[number]

/** The lines of these references, in whatever run. */
export async function listLinesOfReferences(db: Db, references: readonly string[]): Promise<AnsweredLine[]> {
  return references.length === 0 ? [] : lines(db).where(inArray(paymentRunLines.reference, [...references]))
}

/** Lines that the bank has, or has answered, of which the account ends in one of these four digits. */
export async function listLinesOfEndings(db: Db, endings: readonly string[]): Promise<AnsweredLine[]> {
  if (endings.length === 0) return []
  return lines(db).where(
    and(
      inArray(paymentRunLines.account_ending, [...endings]),
      notInArray(paymentRunLines.state, ['in_run', 'taken_out']),
    ),
  )
}

/** Lines of an amount that wait for the bank's answer, with the partner's name and when their run was made. */
export async function listAwaitedLines(db: Db, amount: Paise) {
  return db
    .select({ line: paymentRunLines, partner: partners.name, made_at: paymentRuns.made_at })
    .from(paymentRunLines)
    .innerJoin(paymentRuns, eq(paymentRuns.run_id, paymentRunLines.run_id))
    .innerJoin(partners, eq(partners.partner_id, paymentRunLines.partner_id))
    .where(and(eq(paymentRunLines.state, 'sent'), eq(paymentRunLines.amount, amount)))
}

/** Which of these numbers of transfers stand with a payment. */
export async function listKnownUtrs(db: Db, utrs: readonly string[]): Promise<Set<string>> {
  if (utrs.length === 0) return new Set()
  const rows = await db
    .select({ utr: payoutPayments.utr })
    .from(payoutPayments)
    .where(inArray(payoutPayments.utr, [...utrs]))
  return new Set(rows.flatMap(({ utr }) => utr ?? []))
}
