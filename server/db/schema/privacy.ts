import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { SharedFields } from '#src/contract/entities/privacy/consent.ts'
import type { ErasureAnswer, ErasureOrigin, ErasureStatus } from '#src/contract/entities/privacy/erasure-desk.ts'
import type { HoldBasis } from '#src/contract/entities/privacy/legal-hold.ts'
import type { HeldKind, KeptKind } from '#src/contract/retention.ts'
import type { CallEnding } from '#src/contract/rules/contact/call-endings.ts'
import type { ContactChannel, ContactPurpose } from '#src/contract/rules/contact/contact-rules.ts'
import type { ContactReason } from '#src/contract/rules/contact/may-contact.ts'
import { at, created } from '../at-column.ts'
import { lenders } from './catalogue.ts'
import { customers } from './identity.ts'
import { admins, byAdmin } from './staff.ts'

/** The consent ledger: one row per purpose (and lender) and text version; withdrawing stamps, never deletes. */
export const consents = pgTable(
  'consents',
  {
    consent_id: integer('consent_id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id').notNull(),
    app_id: text('app_id'),
    lender_id: integer('lender_id'),
    /** Of `kfs_read`: which statement was read; null before statements had numbers of their own. */
    proposal_number: text('proposal_number'),
    purpose: text('purpose').notNull(),
    text_version: text('text_version').notNull(),
    language: text('language').notNull(),
    ip_enc: text('ip_enc'),
    given_at: at('given_at').notNull().defaultNow(),
    withdrawn_at: at('withdrawn_at'),
    /** Of a consent whose words are made of what is sent: the register's names of all it covers, and the words as they were shown. */
    shared: jsonb('shared').$type<SharedFields>(),
  },
  (t) => [index('consents_user').on(t.user_id, t.purpose)],
)

/** Every message and call to a customer, so that they can see who contacted them, how and what for. */
export const contacts = pgTable(
  'contacts',
  {
    contact_id: integer('contact_id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id').notNull(),
    channel: text('channel').$type<'sms' | 'email' | 'call' | 'whatsapp'>().notNull(),
    purpose: text('purpose').$type<'service' | 'offers' | 'partner_offers'>().notNull(),
    /** What it was about: a key of the notifications, never the text itself. */
    about: text('about').notNull(),
    /** Of a call: which application it was about, and how it ended; null while it lasts. */
    app_id: text('app_id'),
    ending: text('ending').$type<CallEnding>(),
    /** Of what sells by phone: the look into the register that let it go out, by the operators' number. */
    scrub_id: text('scrub_id'),
    at: at('at').notNull(),
  },
  (t) => [index('contacts_user').on(t.user_id, t.at)],
)

/** How often somebody was not contacted, by the one rule's reason, for each day in India: they read it. */
export const contactRefusals = pgTable(
  'contact_refusals',
  {
    user_id: integer('user_id').notNull(),
    day: date('day').notNull(),
    channel: text('channel').$type<ContactChannel>().notNull(),
    purpose: text('purpose').$type<ContactPurpose>().notNull(),
    reason: text('reason').$type<ContactReason>().notNull(),
    count: integer('count').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.day, t.channel, t.purpose, t.reason] })],
)

/** What the operators' register of people who want nothing sold to them (NCPR) said of a number when it was last asked. */
export const registeredNumbers = pgTable('registered_numbers', {
  /** Blind index, as in `customers`. */
  phone_index: text('phone_index').primaryKey(),
  /** False: it was asked about and did not stand there. */
  registered: boolean('registered').notNull().default(true),
  /** Which look found it: the operators' id. */
  scrub_id: text('scrub_id').notNull(),
  found_at: at('found_at').notNull(),
})

/** A customer asks to be forgotten: verified, announced 48 hours ahead, done; the row stays as the proof. */
export const erasureRequests = pgTable(
  'erasure_requests',
  {
    request_id: integer('request_id').primaryKey().generatedAlwaysAsIdentity(),
    reference: text('reference').notNull().unique(),
    user_id: integer('user_id').notNull(),
    status: text('status').$type<ErasureStatus>().notNull().default('open'),
    /** How it came; by whom it was written down where that was not the customer. */
    came_by: text('came_by').$type<ErasureOrigin>().notNull().default('customer'),
    written_by: byAdmin('written_by'),
    /** Which proof was seen, or what was said. */
    note: text('note'),
    /** Hash of the code in the link by which the customer says yes or no. */
    link_hash: text('link_hash').unique(),
    link_until: at('link_until'),
    /** Who said yes to, or refused, what did not come from the customer; null for the link itself. */
    decided_by: byAdmin('decided_by'),
    decided_at: at('decided_at'),
    decision: text('decision'),
    /** Why it waits, one of HOLD_REASONS. */
    held_for: text('held_for'),
    /** Who of the staff looks after it; null = nobody in particular. */
    owner_id: byAdmin('owner_id'),
    /** When the last try to carry it out broke off; null = none has. */
    failed_at: at('failed_at'),
    erase_after: at('erase_after').notNull(),
    /** When everything that nothing held went, while the rest waits. */
    partly_done_at: at('partly_done_at'),
    done_at: at('done_at'),
    /** The certificate to the letter, and its SHA-256; it names nobody. */
    certificate: text('certificate'),
    certificate_hash: text('certificate_hash').unique(),
    created_at: created(),
  },
  (t) => [
    uniqueIndex('erasure_requests_one_open')
      .on(t.user_id)
      .where(sql`status in ('open', 'held')`),
    uniqueIndex('erasure_requests_one_unproven')
      .on(t.user_id)
      .where(sql`status = 'verifying'`),
    index('erasure_requests_status').on(t.status, t.created_at),
  ],
)

/** Who has a forgotten customer's data by our hand, that they were asked to forget it too, and what they said. */
export const erasureNotices = pgTable(
  'erasure_notices',
  {
    notice_id: integer('notice_id').primaryKey().generatedAlwaysAsIdentity(),
    request_id: integer('request_id')
      .notNull()
      .references(() => erasureRequests.request_id),
    kind: text('kind').$type<'lender' | 'insurer'>().notNull(),
    lender_id: integer('lender_id').references(() => lenders.lender_id),
    /** As it was called then. */
    name: text('name').notNull(),
    /** Under the master key, by which they know the person; null once they have answered. */
    case_enc: text('case_enc'),
    created_at: created(),
    answer: text('answer').$type<ErasureAnswer>(),
    /** What they keep, in their words. */
    answer_note: text('answer_note'),
    answered_at: at('answered_at'),
    /** No answer after the last try. */
    gave_up_at: at('gave_up_at'),
  },
  (t) => [index('erasure_notices_request').on(t.request_id)],
)

/** A duty to keep some kinds of what we know of one customer for a time, such as a court's or an authority's request. */
export const legalHolds = pgTable(
  'legal_holds',
  {
    hold_id: integer('hold_id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => customers.user_id),
    basis: text('basis').$type<HoldBasis>().notNull().default('authority'),
    /** What it keeps; null = everything. */
    kinds: jsonb('kinds').$type<HeldKind[]>(),
    reason: text('reason').notNull(),
    /** Over by itself then, unless it is set anew. */
    until: at('until').notNull(),
    set_by: integer('set_by')
      .notNull()
      .references(() => admins.admin_id),
    set_at: at('set_at').notNull(),
    lifted_by: byAdmin('lifted_by'),
    lifted_at: at('lifted_at'),
    lift_reason: text('lift_reason'),
  },
  (t) => [index('legal_holds_user').on(t.user_id)],
)

/**
 * What must outlast an erasure, apart from everything else: one sealed text, and the day on which it goes. Nothing reads
 * it but the law's question, by the number that the customer knows.
 */
export const keptRecords = pgTable(
  'kept_records',
  {
    record_id: integer('record_id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => customers.user_id),
    kind: text('kind').$type<Exclude<KeptKind, 'disputed_loan'>>().notNull(),
    /** Number of the application, the ticket or the erasure: CL-240917, CLT-000123, CLE-000124. */
    about: text('about').notNull(),
    /** JSON under the master key: the customer's own key is gone. */
    record_enc: text('record_enc').notNull(),
    keep_until: at('keep_until').notNull(),
    created_at: created(),
  },
  (t) => [uniqueIndex('kept_records_once').on(t.kind, t.about), index('kept_records_until').on(t.keep_until)],
)
