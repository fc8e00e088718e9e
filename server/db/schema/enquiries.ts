import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { EnquiryCloseReason, EnquiryStatus } from '#src/contract/entities/enquiries/loan-enquiry.ts'
import { at, created } from '../at-column.ts'
import { lenders } from './catalogue.ts'

/** An enquiry for a kind of loan that no lender offers online here yet: student, two-wheeler, car. */
export const loanEnquiries = pgTable(
  'loan_enquiries',
  {
    enquiry_id: integer('enquiry_id').primaryKey().generatedAlwaysAsIdentity(),
    reference: text('reference').notNull().unique(),
    user_id: integer('user_id').notNull(),
    partner: text('partner').notNull(),
    kind: text('kind').$type<'student' | 'two-wheeler' | 'car'>().notNull(),
    details_enc: text('details_enc'),
    /** In clear: stays empty, by the check of this table. */
    details: jsonb('details').$type<Record<string, string | number>>(),
    status: text('status').$type<EnquiryStatus>().notNull().default('open'),
    created_at: created(),
    /** How often staff have acted on it: an act that began from an older one is refused. */
    version: integer('version').notNull().default(0),
    /** Who of the staff has it. */
    assigned_to: integer('assigned_to'),
    /** To whom it was passed on, when and by whom. */
    lender_id: integer('lender_id').references(() => lenders.lender_id),
    passed_at: at('passed_at'),
    passed_by: integer('passed_by'),
    /** When the lender took it; null = it is still tried. */
    sent_at: at('sent_at'),
    /** When trying to reach the last lender was given up: it waits for us again. */
    gave_up_at: at('gave_up_at'),
    closed_at: at('closed_at'),
    closed_by: integer('closed_by'),
    close_reason: text('close_reason').$type<EnquiryCloseReason>(),
  },
  (t) => [
    uniqueIndex('loan_enquiries_one_open')
      .on(t.user_id, t.kind)
      .where(sql`status = 'open'`),
    index('loan_enquiries_desk').on(t.status, t.created_at),
    check('loan_enquiries_sealed', sql`${t.details} is null`),
  ],
)
