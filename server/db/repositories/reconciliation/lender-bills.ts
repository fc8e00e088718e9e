import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { asPaise } from '#server/db/paise-column.ts'
import {
  lenderInvoiceLines,
  lenderInvoiceNumbers,
  lenderInvoices,
  lenderReceipts,
} from '#server/db/schema/reconciliation.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { BillSums } from '#src/contract/reconciliation/bill-amounts.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { rowsOf } from '../shared/rows-of.ts'

export type InvoiceRow = typeof lenderInvoices.$inferSelect
export type ReceiptRow = typeof lenderReceipts.$inferSelect

/** Numbers of our bills to a lender that stand. */
export async function listBilledNumbers(db: Db, lenderId: number): Promise<Set<string>> {
  const rows = await db
    .select({ number: lenderInvoices.number })
    .from(lenderInvoices)
    .where(and(eq(lenderInvoices.lender_id, lenderId), isNull(lenderInvoices.cancelled_at)))
  return new Set(rows.map(({ number }) => number))
}

/** What reached our account for the bills of a month, by lender. */
export async function sumReceived(db: Db, period: string): Promise<Map<number, Paise>> {
  const rows = await db
    .select({
      lender_id: lenderInvoices.lender_id,
      received: sql`coalesce(sum(${lenderReceipts.received}), 0)`.mapWith(asPaise),
    })
    .from(lenderReceipts)
    .innerJoin(lenderInvoices, eq(lenderInvoices.invoice_id, lenderReceipts.invoice_id))
    .where(and(eq(lenderInvoices.period, period), isNull(lenderReceipts.undone_at)))
    .groupBy(lenderInvoices.lender_id)
  return new Map(rows.map(({ lender_id, received }) => [lender_id, received]))
}

/**
 * Closed months with lenders and what they come to without GST, as `billSums` says it of their lines: added up where they
 * are, since a year has very many.
 */
export async function sumClosedMonths(
  db: Db,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<({ lender_id: number; period: string } & BillSums)[]> {
  const inside = sql.join(
    [sql`true`, ...(from ? [sql`m.period >= ${from}`] : []), ...(to ? [sql`m.period <= ${to}`] : [])],
    sql` and `,
  )
  const sum = (only: string) => sql.raw(`coalesce(sum(gross) filter (where ${only}), 0)::bigint`)
  const found = await db.execute(sql`
    select lender_id, period, ${sum('part is not null')} as accrued, ${sum(`part = 'disputed'`)} as disputed,
      ${sum(`part = 'billable' and billed`)} as billed, ${sum(`part = 'billable' and not billed`)} as to_bill
    from (
      select m.lender_id, m.period, (r.line -> 'file' ->> 'gross')::bigint as gross, b.line_id is not null as billed,
        case when r.line_id is null then null
          when r.line -> 'decision' ->> 'kind' = 'disputed' then case when r.verdict <> 'duplicate' then 'disputed' end
          when r.verdict <> 'duplicate' or r.line -> 'decision' ->> 'kind' = 'accepted' then 'billable' end as part
      from reconciliation_months m
      left join reconciliation_lines r on r.lender_id = m.lender_id and r.period = m.period and r.line_id is not null
      left join lender_invoice_lines b on b.line_id = r.line_id and b.cancelled_at is null
      where ${inside}
    ) lines
    group by lender_id, period order by period, lender_id`)
  return rowsOf<{ lender_id: number; period: string } & Record<keyof BillSums, string | number>>(found).map(
    ({ lender_id, period, accrued, disputed, billed, to_bill }) => ({
      lender_id,
      period,
      accrued: asPaise(accrued),
      disputed: asPaise(disputed),
      billed: asPaise(billed),
      to_bill: asPaise(to_bill),
    }),
  )
}

export async function listInvoices(db: Db): Promise<InvoiceRow[]> {
  return db.select().from(lenderInvoices).orderBy(asc(lenderInvoices.invoice_id))
}

export async function findInvoice(db: Db, invoiceId: number): Promise<InvoiceRow | null> {
  const [row] = await db.select().from(lenderInvoices).where(eq(lenderInvoices.invoice_id, invoiceId))
  return row ?? null
}

/** Nobody else enters a receipt of it or cancels it until the transaction ends. */
export async function lockInvoice(tx: Tx, invoiceId: number): Promise<InvoiceRow | null> {
  const [row] = await tx.select().from(lenderInvoices).where(eq(lenderInvoices.invoice_id, invoiceId)).for('update')
  return row ?? null
}

/** The next number of a year, in the transaction of its bill: where that fails, the number is free again. */
export async function takeInvoiceNumber(tx: Db, year: string): Promise<number> {
  const [row] = await tx
    .insert(lenderInvoiceNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: lenderInvoiceNumbers.year, set: { last: sql`${lenderInvoiceNumbers.last} + 1` } })
    .returning()
  if (!row) throw new Error('no number for the bill')
  return row.last
}

export async function createInvoice(
  tx: Db,
  invoice: typeof lenderInvoices.$inferInsert,
  lines: readonly { line_id: number; amount: Paise }[],
): Promise<InvoiceRow> {
  const [row] = await tx.insert(lenderInvoices).values(invoice).returning()
  if (!row) throw new Error('the bill was not written')
  const { invoice_id } = row
  for (let at = 0; at < lines.length; at += 1_000)
    await tx.insert(lenderInvoiceLines).values(lines.slice(at, at + 1_000).map((line) => ({ ...line, invoice_id })))
  return row
}

export async function cancelInvoiceRow(
  tx: Db,
  invoiceId: number,
  changes: Pick<InvoiceRow, 'cancelled_by' | 'cancelled_at' | 'cancel_reason'>,
): Promise<void> {
  await tx.update(lenderInvoices).set(changes).where(eq(lenderInvoices.invoice_id, invoiceId))
  const { cancelled_at } = changes
  await tx.update(lenderInvoiceLines).set({ cancelled_at }).where(eq(lenderInvoiceLines.invoice_id, invoiceId))
}

/** Lines of theirs that stand on a bill that stands. */
export async function listBilledLines(
  db: Db,
  lenderId: number,
): Promise<{ line_id: number; amount: Paise; period: string }[]> {
  return db
    .select({
      line_id: lenderInvoiceLines.line_id,
      amount: lenderInvoiceLines.amount,
      period: lenderInvoices.period,
    })
    .from(lenderInvoiceLines)
    .innerJoin(lenderInvoices, eq(lenderInvoices.invoice_id, lenderInvoiceLines.invoice_id))
    .where(and(eq(lenderInvoices.lender_id, lenderId), isNull(lenderInvoiceLines.cancelled_at)))
}

/** Receipts that stand, the oldest first. */
export async function listReceipts(db: Db, invoiceId?: number): Promise<ReceiptRow[]> {
  const of = invoiceId === undefined ? undefined : eq(lenderReceipts.invoice_id, invoiceId)
  return db
    .select()
    .from(lenderReceipts)
    .where(and(of, isNull(lenderReceipts.undone_at)))
    .orderBy(asc(lenderReceipts.receipt_id))
}

export async function findReceipt(db: Db, receiptId: number): Promise<ReceiptRow | null> {
  const [row] = await db.select().from(lenderReceipts).where(eq(lenderReceipts.receipt_id, receiptId))
  return row ?? null
}

export async function createReceipt(tx: Db, row: typeof lenderReceipts.$inferInsert): Promise<void> {
  await tx.insert(lenderReceipts).values(row)
}

export async function undoReceiptRow(tx: Db, receiptId: number, by: Pick<ReceiptRow, 'undone_by' | 'undone_at'>) {
  await tx.update(lenderReceipts).set(by).where(eq(lenderReceipts.receipt_id, receiptId))
}
