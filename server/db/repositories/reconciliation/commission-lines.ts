import { and, asc, eq, inArray, isNull, max } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import {
  commissionLines,
  lenderInvoiceLines,
  reconciliationDecisions,
  reconciliationLines,
} from '#server/db/schema/reconciliation.ts'

export type CommissionLine = typeof commissionLines.$inferSelect
type NewLine = typeof commissionLines.$inferInsert

/** Lines of a lender that stand, of any of these loans. */
export async function listLinesOfLoans(
  db: Db,
  lenderId: number,
  loans: readonly string[],
): Promise<(CommissionLine & { decided: boolean })[]> {
  if (loans.length === 0) return []
  const rows = await db
    .select({ line: commissionLines, decision: reconciliationDecisions.decision_id })
    .from(commissionLines)
    .leftJoin(
      reconciliationDecisions,
      and(eq(reconciliationDecisions.line_id, commissionLines.line_id), isNull(reconciliationDecisions.undone_at)),
    )
    .where(
      and(
        eq(commissionLines.lender_id, lenderId),
        isNull(commissionLines.undone_at),
        inArray(commissionLines.loan_account, [...loans]),
      ),
    )
    .orderBy(asc(commissionLines.line_id))
  return rows.map(({ line, decision }) => ({ ...line, decided: decision !== null }))
}

export async function findCommissionLine(db: Db, lineId: number): Promise<CommissionLine | null> {
  const [row] = await db.select().from(commissionLines).where(eq(commissionLines.line_id, lineId))
  return row ?? null
}

/** Adds a line as the next one of the same loan, month and bill. */
export async function createCommissionLine(tx: Db, line: Omit<NewLine, 'occurrence'>): Promise<CommissionLine> {
  const { lender_id, period, loan_account, invoice_number = null } = line
  const [last] = await tx
    .select({ occurrence: max(commissionLines.occurrence) })
    .from(commissionLines)
    .where(
      and(
        eq(commissionLines.lender_id, lender_id),
        eq(commissionLines.period, period),
        eq(commissionLines.loan_account, loan_account),
        invoice_number === null
          ? isNull(commissionLines.invoice_number)
          : eq(commissionLines.invoice_number, invoice_number),
        isNull(commissionLines.undone_at),
      ),
    )
  const [row] = await tx
    .insert(commissionLines)
    .values({ ...line, occurrence: (last?.occurrence ?? 0) + 1 })
    .returning()
  if (!row) throw new Error('the line was not written')
  return row
}

export async function updateCommissionLine(tx: Db, lineId: number, changes: Partial<NewLine>): Promise<void> {
  await tx.update(commissionLines).set(changes).where(eq(commissionLines.line_id, lineId))
}

/** Its month is closed, somebody has decided about it, or it is on a bill: nobody takes this line back. */
export async function isLineKept(db: Db, lineId: number): Promise<boolean> {
  const closed = await db.$count(reconciliationLines, eq(reconciliationLines.line_id, lineId))
  const decided = await db.$count(
    reconciliationDecisions,
    and(eq(reconciliationDecisions.line_id, lineId), isNull(reconciliationDecisions.undone_at)),
  )
  const billed = await db.$count(
    lenderInvoiceLines,
    and(eq(lenderInvoiceLines.line_id, lineId), isNull(lenderInvoiceLines.cancelled_at)),
  )
  return closed + decided + billed > 0
}
