import { sql } from 'drizzle-orm'
import { index, integer, jsonb, numeric, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Decision, DecisionState, LedgerLine, Verdict } from '#src/contract/reconciliation/ledger-line.ts'
import type { LedgerSums } from '#src/contract/reconciliation/ledger-sums.ts'
import { at, created } from '../at-column.ts'
import { paise } from '../paise-column.ts'
import { applications } from './applications.ts'
import { lenderId } from './catalogue.ts'
import { importBatches } from './imports.ts'
import { byAdmin } from './staff.ts'

/** What a lender's commission file says that it pays us, line by line. */
export const commissionLines = pgTable(
  'commission_lines',
  {
    line_id: integer('line_id').primaryKey().generatedAlwaysAsIdentity(),
    lender_id: lenderId(),
    batch_id: integer('batch_id')
      .notNull()
      .references(() => importBatches.batch_id),
    row_number: integer('row_number').notNull(),
    app_id: text('app_id').references(() => applications.app_id),
    /** Month such as 2026-11. */
    period: text('period').notNull(),
    /** The lender's number of the loan. */
    loan_account: text('loan_account').notNull(),
    disbursed_amount: paise('disbursed_amount'),
    disbursed_on: text('disbursed_on'),
    /** The slab as the lender words it, or its percent. */
    slab: text('slab'),
    /** Below zero: taken back. */
    gross: paise('gross').notNull(),
    gst: paise('gst'),
    tds: paise('tds'),
    net: paise('net'),
    invoice_number: text('invoice_number'),
    /** 1 for the first line of the same loan, month and invoice, and so on. */
    occurrence: smallint('occurrence').notNull().default(1),
    created_at: created(),
    /** Taken back with its batch; such a line counts nowhere. */
    undone_at: at('undone_at'),
  },
  (t) => [
    uniqueIndex('commission_lines_once')
      .on(t.lender_id, t.period, t.loan_account, sql`coalesce(${t.invoice_number}, '')`, t.occurrence)
      .where(sql`undone_at is null`),
    index('commission_lines_batch').on(t.batch_id, t.row_number),
    index('commission_lines_period').on(t.lender_id, t.period),
  ],
)

/** How a lender's books are compared and whom its bills name: a change is a new version, the newest counts. */
export const lenderBooks = pgTable(
  'lender_books',
  {
    version_id: integer('version_id').primaryKey().generatedAlwaysAsIdentity(),
    lender_id: lenderId(),
    /** The larger of the two is no difference. */
    tolerance_amount: paise('tolerance_amount').notNull(),
    tolerance_percent: numeric('tolerance_percent').notNull(),
    /** Working days, before or after. */
    tolerance_days: smallint('tolerance_days').notNull(),
    bill_name: text('bill_name').notNull(),
    bill_address: text('bill_address').notNull(),
    /** Null: no bill can be made yet. */
    bill_gstin: text('bill_gstin'),
    /** Null = it came with the demonstration. */
    saved_by: byAdmin('saved_by'),
    saved_at: at('saved_at').notNull(),
  },
  (t) => [index('lender_books_lender').on(t.lender_id, t.version_id)],
)

/** A month with a lender that is closed: what it came to, and what it was compared by. It is never changed. */
export const reconciliationMonths = pgTable(
  'reconciliation_months',
  {
    lender_id: lenderId(),
    /** Month such as 2026-11. */
    period: text('period').notNull(),
    sums: jsonb('sums').$type<LedgerSums>().notNull(),
    tolerance: jsonb('tolerance').$type<Record<string, number>>().notNull(),
    /** SHA-256 of sums and lines. */
    hash: text('hash').notNull(),
    closed_by: byAdmin('closed_by'),
    closed_at: at('closed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.lender_id, t.period] })],
)

/** The lines of a closed month as they stood. */
export const reconciliationLines = pgTable(
  'reconciliation_lines',
  {
    lender_id: lenderId(),
    period: text('period').notNull(),
    place: integer('place').notNull(),
    /** Their line, ours, or both. A part that was paid out keeps its number here also when it is gone. */
    line_id: integer('line_id').references(() => commissionLines.line_id),
    disbursal_id: integer('disbursal_id'),
    verdict: text('verdict').$type<Verdict>().notNull(),
    line: jsonb('line').$type<LedgerLine>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.lender_id, t.period, t.place] }),
    index('reconciliation_lines_line').on(t.line_id),
    index('reconciliation_lines_disbursal').on(t.disbursal_id),
  ],
)

/** What somebody decided about a line that does not agree. One stands at a time; of chasing, as many as there were letters. */
export const reconciliationDecisions = pgTable(
  'reconciliation_decisions',
  {
    decision_id: integer('decision_id').primaryKey().generatedAlwaysAsIdentity(),
    lender_id: lenderId(),
    /** The month in which it stood when it was decided. */
    period: text('period').notNull(),
    line_id: integer('line_id').references(() => commissionLines.line_id),
    disbursal_id: integer('disbursal_id'),
    /** What was found of it then. */
    verdict: text('verdict').$type<Verdict>().notNull(),
    kind: text('kind').$type<Decision>().notNull(),
    /** `waiting`: a second person has to agree. */
    state: text('state').$type<DecisionState>().notNull(),
    reason: text('reason').notNull(),
    /** What it moves in what the lender pays us. */
    worth: paise('worth').notNull(),
    /** Our own figures before theirs were taken, for the undo. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    decided_by: byAdmin('decided_by'),
    decided_at: at('decided_at').notNull(),
    agreed_by: byAdmin('agreed_by'),
    agreed_at: at('agreed_at'),
    undone_by: byAdmin('undone_by'),
    undone_at: at('undone_at'),
  },
  (t) => [
    uniqueIndex('reconciliation_decisions_line')
      .on(t.line_id)
      .where(sql`undone_at is null and kind <> 'chased'`),
    uniqueIndex('reconciliation_decisions_disbursal')
      .on(t.disbursal_id)
      .where(sql`line_id is null and undone_at is null and kind <> 'chased'`),
    index('reconciliation_decisions_period').on(t.lender_id, t.period),
    index('reconciliation_decisions_chased').on(t.disbursal_id),
  ],
)

/** The last number of a financial year's bills, taken under its lock: none is left out. */
export const lenderInvoiceNumbers = pgTable('lender_invoice_numbers', {
  /** Such as 26-27. */
  year: text('year').primaryKey(),
  last: integer('last').notNull(),
})

/** A bill to a lender. It stays as it was made; one that was wrong is cancelled, and its number with it. */
export const lenderInvoices = pgTable(
  'lender_invoices',
  {
    invoice_id: integer('invoice_id').primaryKey().generatedAlwaysAsIdentity(),
    lender_id: lenderId(),
    period: text('period').notNull(),
    number: text('number').notNull().unique(),
    /** Day in India. */
    day: text('day').notNull(),
    sac: text('sac').notNull(),
    taxable: paise('taxable').notNull(),
    cgst: paise('cgst').notNull(),
    sgst: paise('sgst').notNull(),
    igst: paise('igst').notNull(),
    total: paise('total').notNull(),
    /** Who bills whom, as it was on that day. */
    parties: jsonb('parties')
      .$type<Record<'from' | 'to', { name: string; address: string; gstin: string }>>()
      .notNull(),
    made_by: byAdmin('made_by'),
    made_at: at('made_at').notNull(),
    cancelled_by: byAdmin('cancelled_by'),
    cancelled_at: at('cancelled_at'),
    cancel_reason: text('cancel_reason'),
  },
  (t) => [index('lender_invoices_period').on(t.lender_id, t.period)],
)

/** The lines of a lender's file that a bill asks for: each on one bill that stands. */
export const lenderInvoiceLines = pgTable(
  'lender_invoice_lines',
  {
    invoice_id: integer('invoice_id')
      .notNull()
      .references(() => lenderInvoices.invoice_id),
    line_id: integer('line_id')
      .notNull()
      .references(() => commissionLines.line_id),
    amount: paise('amount').notNull(),
    /** Its bill was cancelled. */
    cancelled_at: at('cancelled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.invoice_id, t.line_id] }),
    uniqueIndex('lender_invoice_lines_once')
      .on(t.line_id)
      .where(sql`cancelled_at is null`),
  ],
)

/** Money of a lender for a bill, and the tax that it kept back. */
export const lenderReceipts = pgTable(
  'lender_receipts',
  {
    receipt_id: integer('receipt_id').primaryKey().generatedAlwaysAsIdentity(),
    invoice_id: integer('invoice_id')
      .notNull()
      .references(() => lenderInvoices.invoice_id),
    received: paise('received').notNull(),
    tds: paise('tds').notNull(),
    /** The bank's number of the transfer. */
    utr: text('utr').notNull(),
    /** Day in India. */
    day: text('day').notNull(),
    noted_by: byAdmin('noted_by'),
    noted_at: at('noted_at').notNull(),
    undone_by: byAdmin('undone_by'),
    undone_at: at('undone_at'),
  },
  (t) => [
    uniqueIndex('lender_receipts_utr')
      .on(t.invoice_id, t.utr)
      .where(sql`undone_at is null`),
  ],
)
