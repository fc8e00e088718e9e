import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import {
  lenderBooks,
  reconciliationDecisions,
  reconciliationLines,
  reconciliationMonths,
} from '#server/db/schema/reconciliation.ts'
import { admins } from '#server/db/schema/staff.ts'
import type { LedgerLine } from '#src/contract/reconciliation/ledger-line.ts'
import { rowsOf } from '../shared/rows-of.ts'

type MonthRow = typeof reconciliationMonths.$inferSelect
export type DecisionRow = typeof reconciliationDecisions.$inferSelect
export type BookRow = typeof lenderBooks.$inferSelect

const WRITTEN_AT_ONCE = 500

export async function listClosedMonths(db: Db, lenderId: number): Promise<MonthRow[]> {
  return db
    .select()
    .from(reconciliationMonths)
    .where(eq(reconciliationMonths.lender_id, lenderId))
    .orderBy(asc(reconciliationMonths.period))
}

/** Every month that has anything in it: a file's, one in which something was paid out, a closed one; the newest first. */
export async function listLedgerMonths(db: Db): Promise<string[]> {
  const found = await db.execute(sql`
    select distinct period from commission_lines where undone_at is null
    union select distinct substr(day, 1, 7) from disbursals
    union select distinct period from reconciliation_months
    order by 1 desc`)
  return rowsOf<{ period: string }>(found).map(({ period }) => period)
}

export async function createClosedMonth(
  tx: Db,
  month: typeof reconciliationMonths.$inferInsert,
  lines: readonly LedgerLine[],
): Promise<void> {
  await tx.insert(reconciliationMonths).values(month)
  const { lender_id, period } = month
  const rows = lines.map((line, place) => ({
    lender_id,
    period,
    place,
    verdict: line.verdict,
    line,
    line_id: line.file?.line_id ?? null,
    disbursal_id: line.own?.disbursal_id ?? null,
  }))
  for (let at = 0; at < rows.length; at += WRITTEN_AT_ONCE)
    await tx.insert(reconciliationLines).values(rows.slice(at, at + WRITTEN_AT_ONCE))
}

const agreer = sql<
  string | null
>`(select name from admins second where second.admin_id = ${reconciliationDecisions.agreed_by})`

/** Decisions about a lender's lines that stand or wait, the oldest first, with who made them. */
export async function listDecisions(
  db: Db,
  lenderId: number,
): Promise<(DecisionRow & { by_name: string | null; agreed_name: string | null })[]> {
  const rows = await db
    .select({ decision: reconciliationDecisions, by_name: admins.name, agreed_name: agreer })
    .from(reconciliationDecisions)
    .leftJoin(admins, eq(admins.admin_id, reconciliationDecisions.decided_by))
    .where(and(eq(reconciliationDecisions.lender_id, lenderId), isNull(reconciliationDecisions.undone_at)))
    .orderBy(asc(reconciliationDecisions.decision_id))
  return rows.map(({ decision, ...names }) => ({ ...decision, ...names }))
}

export async function findDecision(db: Db, decisionId: number): Promise<DecisionRow | null> {
  const [row] = await db
    .select()
    .from(reconciliationDecisions)
    .where(eq(reconciliationDecisions.decision_id, decisionId))
  return row ?? null
}

export async function listDecisionsById(db: Db, decisionIds: readonly number[]): Promise<DecisionRow[]> {
  if (decisionIds.length === 0) return []
  return db
    .select()
    .from(reconciliationDecisions)
    .where(inArray(reconciliationDecisions.decision_id, [...decisionIds]))
    .orderBy(asc(reconciliationDecisions.decision_id))
}

/** In the order of the rows. */
export async function createDecisions(
  tx: Db,
  rows: readonly (typeof reconciliationDecisions.$inferInsert)[],
): Promise<number[]> {
  const made: number[] = []
  for (let at = 0; at < rows.length; at += WRITTEN_AT_ONCE) {
    const part = await tx
      .insert(reconciliationDecisions)
      .values(rows.slice(at, at + WRITTEN_AT_ONCE))
      .returning({ decision_id: reconciliationDecisions.decision_id })
    made.push(...part.map(({ decision_id }) => decision_id))
  }
  return made
}

export async function updateDecision(
  tx: Db,
  decisionId: number,
  changes: Partial<typeof reconciliationDecisions.$inferInsert>,
): Promise<void> {
  await updateDecisions(tx, [decisionId], changes)
}

export async function updateDecisions(
  tx: Db,
  decisionIds: readonly number[],
  changes: Partial<typeof reconciliationDecisions.$inferInsert>,
): Promise<void> {
  await tx
    .update(reconciliationDecisions)
    .set(changes)
    .where(inArray(reconciliationDecisions.decision_id, [...decisionIds]))
}

/** How a lender's books are compared now; null where nobody has said. */
export async function findLenderBook(
  db: Db,
  lenderId: number,
): Promise<(BookRow & { saved_name: string | null }) | null> {
  const [row] = await db
    .select({ book: lenderBooks, saved_name: admins.name })
    .from(lenderBooks)
    .leftJoin(admins, eq(admins.admin_id, lenderBooks.saved_by))
    .where(eq(lenderBooks.lender_id, lenderId))
    .orderBy(desc(lenderBooks.version_id))
    .limit(1)
  return row ? { ...row.book, saved_name: row.saved_name } : null
}

export async function createLenderBook(db: Db, row: typeof lenderBooks.$inferInsert): Promise<void> {
  await db.insert(lenderBooks).values(row)
}

/** How often a lender was asked about a part, over all months. */
export async function countChases(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ disbursal_id: reconciliationDecisions.disbursal_id, times: count() })
    .from(reconciliationDecisions)
    .where(and(eq(reconciliationDecisions.kind, 'chased'), isNull(reconciliationDecisions.undone_at)))
    .groupBy(reconciliationDecisions.disbursal_id)
  return new Map(rows.map(({ disbursal_id, times }) => [disbursal_id ?? 0, times]))
}
