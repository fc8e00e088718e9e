import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { at, created } from '../at-column.ts'
import { paise } from '../paise-column.ts'
import { lenderId, lenders } from './catalogue.ts'
import { customers } from './identity.ts'

/** Short enough to read out on the phone, as every number of ours. */
export const applicationNumbers = pgSequence('application_numbers', { startWith: 240_101 })

/** A customer's application. At most one per customer, product and lender may be under way. */
export const applications = pgTable(
  'applications',
  {
    app_id: text('app_id').primaryKey(),
    /** Short number that people can read out, such as CL-240917. */
    reference: text('reference').notNull().unique(),
    user_id: integer('user_id')
      .notNull()
      .references(() => customers.user_id),
    product_type: text('product_type').notNull(),
    /** What was chosen where no lender is: `card-101`, `plan-101`. */
    product_id: text('product_id'),
    /** What the product asks beyond the profile: the shop, the home, the jewellery. */
    details_enc: text('details_enc'),
    /** In clear: stays empty, by the check of this table. */
    details: jsonb('details').$type<Record<string, string | number>>(),
    partner: text('partner').notNull(),
    status: text('status').notNull(),
    lender_id: integer('lender_id').references(() => lenders.lender_id),
    amount: paise('amount'),
    tenure_months: smallint('tenure_months'),
    /**
     * What the lender says it paid out, all tranches together, and on which day of India the first of them; null = it has
     * not said. Kept from `disbursals` by the one function that writes them.
     */
    disbursed_amount: paise('disbursed_amount'),
    disbursed_on: text('disbursed_on'),
    /** The offer exactly as it was shown when the customer applied. */
    offer: jsonb('offer').$type<Record<string, unknown>>(),
    /** The Key Fact Statement that was read and agreed to; null before statements were kept. */
    proposal_number: text('proposal_number'),
    /** Answers to what the lender still asked, JSON: they may name people and bank accounts. */
    additional_info_enc: text('additional_info_enc'),
    idempotency_key: text('idempotency_key'),
    lender_reference: text('lender_reference'),
    /** Why the lender said no, one of REFUSAL_REASONS; null = it gave no code. */
    refusal_reason: text('refusal_reason'),
    /** The lender's own code or words for it. */
    reject_code: text('reject_code'),
    /** Where the customer finishes: https on the lender's listed hosts, or a page of ours in the sandbox. */
    handover_url: text('handover_url'),
    handed_over_at: at('handed_over_at'),
    /** When the customer last asked the lender to hurry; at most once a day. */
    nudged_at: at('nudged_at'),
    /** Since when nothing more is done for it: the customer took it back, or a consent that it stands on. */
    stopped_at: at('stopped_at'),
    /** What the lender said when it was asked to stop; null = nothing yet, or it was not asked. */
    cancel_answer: text('cancel_answer').$type<'confirmed' | 'too_late'>(),
    /** When the customer asked to give the loan back in its cooling-off days, and said that the money is with the lender. */
    exit_asked_at: at('exit_asked_at'),
    exit_returned_at: at('exit_returned_at'),
    /** What was to be returned on the day on which they last said so. */
    exit_amount: paise('exit_amount'),
    /** What the lender said to that; null = nothing yet, or nobody asked. */
    exit_answer: text('exit_answer').$type<'confirmed' | 'refused'>(),
    /** The draft whose offers led here; for that draft, its own id. One application per list of offers and lender. */
    origin_app_id: text('origin_app_id').notNull(),
    /** Score of the soft enquiry for this application; null with a date = no credit history. */
    bureau_score_enc: text('bureau_score_enc'),
    /** In clear: stays empty, by the check of this table. */
    bureau_score: smallint('bureau_score'),
    bureau_checked_at: at('bureau_checked_at'),
    /** What the first apply answered: a repeated apply answers the same. */
    apply_answer: jsonb('apply_answer').$type<Record<string, unknown>>(),
    created_at: created(),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('applications_user').on(t.user_id, t.created_at),
    uniqueIndex('applications_one_open')
      .on(t.user_id, t.lender_id, t.product_type)
      .where(sql`status not in ('draft', 'rejected', 'withdrawn', 'expired', 'disbursed')`),
    uniqueIndex('applications_one_open_product')
      .on(t.user_id, t.product_id)
      .where(sql`product_id is not null and status not in ('draft', 'rejected', 'withdrawn', 'expired', 'disbursed')`),
    uniqueIndex('applications_origin_lender').on(t.origin_app_id, t.lender_id),
    uniqueIndex('applications_one_draft')
      .on(t.user_id, t.product_type)
      .where(sql`status = 'draft'`),
    uniqueIndex('applications_lender_reference').on(t.lender_id, t.lender_reference),
    check('applications_sealed', sql`${t.bureau_score} is null and ${t.details} is null`),
  ],
)

export const applicationEvents = pgTable(
  'application_events',
  {
    event_id: integer('event_id').primaryKey().generatedAlwaysAsIdentity(),
    app_id: text('app_id')
      .notNull()
      .references(() => applications.app_id),
    status: text('status').notNull(),
    source: text('source').notNull(),
    note: text('note'),
    /** The lender's own event id: a webhook delivered twice is written once. */
    lender_event_id: text('lender_event_id'),
    /** The file that wrote it. */
    batch_id: integer('batch_id'),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [
    index('application_events_app').on(t.app_id, t.event_id),
    uniqueIndex('application_events_lender').on(t.app_id, t.lender_event_id),
    index('application_events_batch')
      .on(t.batch_id)
      .where(sql`batch_id is not null`),
  ],
)

export const reminders = pgTable('reminders', {
  reminder_id: integer('reminder_id').primaryKey().generatedAlwaysAsIdentity(),
  user_id: integer('user_id').notNull(),
  app_id: text('app_id').notNull(),
  remind_at: at('remind_at').notNull(),
  sent_at: at('sent_at'),
  created_at: created(),
  /** Of a loan's payment, so many days before it; null = of an application that is not finished. */
  days_before: integer('days_before'),
})

/** Which door a lender's word came through. `admin`: typed in by staff. */
export type ReportSource = 'webhook' | 'file' | 'admin' | 'sandbox'

/**
 * Money that a lender paid out, tranche by tranche, and loans that were given back: each an event that stays. What was not
 * told stays null and is filled when a later report of the same tranche tells it; nothing that was told is overwritten.
 */
export const disbursals = pgTable(
  'disbursals',
  {
    disbursal_id: integer('disbursal_id').primaryKey().generatedAlwaysAsIdentity(),
    app_id: text('app_id')
      .notNull()
      .references(() => applications.app_id),
    lender_id: lenderId(),
    /** From 1; of a loan that is given back: the number after its last one. */
    tranche: smallint('tranche').notNull(),
    kind: text('kind').$type<'disbursed' | 'taken_back'>().notNull(),
    /** What the lender granted in all. */
    sanctioned_amount: paise('sanctioned_amount'),
    /** What counts; what was asked for, where the lender named no amount; null where nobody has named one. */
    amount: paise('amount'),
    amount_told: boolean('amount_told').notNull(),
    /** Before the lender's fees, or what reached the account; null = not said. */
    basis: text('basis').$type<'gross' | 'net'>(),
    /** Day in India; that of the report, where the lender named none. */
    day: text('day').notNull(),
    day_told: boolean('day_told').notNull(),
    /** The bank's number of the transfer: text, its zeros count. */
    utr: text('utr'),
    /** The lender's number of the loan, which it has from the disbursal on. */
    loan_account: text('loan_account'),
    /** Percent a year. */
    rate: numeric('rate'),
    tenure_months: smallint('tenure_months'),
    source: text('source').$type<ReportSource>().notNull(),
    /** The file that wrote it. */
    batch_id: integer('batch_id'),
    at: at('at').notNull(),
    /** The loan's own amount before fees (`finance/earnings/principal.ts`): what commission is paid on; null where nobody can know it. */
    principal: paise('principal'),
  },
  (t) => [
    uniqueIndex('disbursals_tranche').on(t.app_id, t.tranche),
    index('disbursals_day').on(t.day),
    index('disbursals_loan').on(t.lender_id, t.loan_account),
    index('disbursals_utr')
      .on(t.utr)
      .where(sql`utr is not null`),
    index('disbursals_batch')
      .on(t.batch_id)
      .where(sql`batch_id is not null`),
  ],
)

/** Reports whose words no table knew: they wait, and are taken as if they came now, once somebody has said what they mean. */
export const waitingWords = pgTable(
  'waiting_words',
  {
    word_id: integer('word_id').primaryKey().generatedAlwaysAsIdentity(),
    app_id: text('app_id')
      .notNull()
      .references(() => applications.app_id),
    lender_id: lenderId(),
    status: text('status').notNull(),
    sub_status: text('sub_status'),
    reason: text('reason'),
    /** What else the report said, by the names of a lender's status report. */
    said: jsonb('said').$type<Record<string, unknown>>().notNull(),
    source: text('source').$type<ReportSource>().notNull(),
    batch_id: integer('batch_id'),
    /** The newest line of the timeline then: what came after it has overtaken this report. */
    after_event_id: integer('after_event_id').notNull(),
    at: at('at').notNull(),
    settled_at: at('settled_at'),
    outcome: text('outcome').$type<'moved' | 'noted' | 'overtaken' | 'refused' | 'file_undone'>(),
  },
  (t) => [
    index('waiting_words_open')
      .on(t.lender_id, t.word_id)
      .where(sql`settled_at is null`),
    index('waiting_words_app').on(t.app_id),
  ],
)
