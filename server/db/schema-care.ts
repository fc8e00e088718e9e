import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CallMark, CallWhy } from '#src/contract/entities/calls/call.ts'
import type { ErasureAnswer, ErasureOrigin, ErasureStatus } from '#src/contract/entities/privacy/erasure-desk.ts'
import type { HoldBasis } from '#src/contract/entities/privacy/legal-hold.ts'
import type { HeldKind, KeptKind } from '#src/contract/retention.ts'
import type { CallEnding } from '#src/contract/rules/contact/call-endings.ts'
import type { CallCheck, CallFatal } from '#src/contract/rules/contact/call-review.ts'
import type { ContactChannel, ContactPurpose } from '#src/contract/rules/contact/contact-rules.ts'
import type { ContactReason } from '#src/contract/rules/contact/may-contact.ts'
import { at } from './at-column.ts'
import { admins, customers, lenders } from './schema.ts'

/** Looking after people: tickets, contacts made, erasure, moving to another device. Conventions as in `schema.ts`. */
const created = () => at('created_at').notNull().defaultNow()

/** What was written on a ticket after it was opened; the text is encrypted under the master key. */
export const ticketMessages = pgTable(
  'ticket_messages',
  {
    message_id: integer('message_id').primaryKey().generatedAlwaysAsIdentity(),
    ticket: text('ticket').notNull(),
    author: text('author').$type<'customer' | 'partner' | 'staff'>().notNull(),
    /** Whose hand it was, of the staff. */
    admin_id: integer('admin_id').references(() => admins.admin_id),
    /** How it came, where not by a page of ours. */
    via: text('via').$type<'mail'>(),
    text_enc: text('text_enc').notNull(),
    at: at('at').notNull(),
    /** All of a mail of which `text_enc` is a part; null = that is all. */
    whole_enc: text('whole_enc'),
  },
  (t) => [index('ticket_messages_ticket').on(t.ticket, t.message_id)],
)

/** What staff tell each other about a ticket; apart from its messages, so that nothing that serves those serves a note. */
export const ticketNotes = pgTable(
  'ticket_notes',
  {
    note_id: integer('note_id').primaryKey().generatedAlwaysAsIdentity(),
    ticket: text('ticket').notNull(),
    admin_id: integer('admin_id')
      .notNull()
      .references(() => admins.admin_id),
    text_enc: text('text_enc').notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('ticket_notes_ticket').on(t.ticket, t.note_id)],
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

/**
 * A customer taken from the queue by somebody of the staff, for ten minutes; once dialled it is a call, which has exactly
 * one ending. Set aside (`released_at`), they rest until the ten minutes are over.
 */
export const calls = pgTable(
  'calls',
  {
    call_id: integer('call_id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id').notNull(),
    app_id: text('app_id').notNull(),
    admin_id: integer('admin_id')
      .notNull()
      .references(() => admins.admin_id),
    why: text('why').$type<CallWhy>().notNull(),
    purpose: text('purpose').$type<ContactPurpose>().notNull(),
    /** The customer named the time. */
    promised: boolean('promised').notNull(),
    taken_at: at('taken_at').notNull(),
    leased_until: at('leased_until').notNull(),
    released_at: at('released_at'),
    started_at: at('started_at'),
    /** The receipt that the customer reads. */
    contact_id: integer('contact_id'),
    ended_at: at('ended_at'),
    ending: text('ending').$type<CallEnding>(),
    /** Under the customer's own key. */
    note_enc: text('note_enc'),
    /** The ticket of a complaint. */
    ticket: text('ticket'),
    /** Until then nobody calls about this application again. */
    rests_until: at('rests_until'),
    promised_at: at('promised_at'),
    /** Whose promise it is; null = anybody's. */
    promised_for: integer('promised_for').references(() => admins.admin_id),
    /** When that call was made. */
    promise_called_at: at('promise_called_at'),
    /** Somebody listens how it went: drawn by lot, or a complaint. */
    for_review: boolean('for_review').notNull().default(false),
    mark: text('mark').$type<CallMark>(),
    /** What was heard of the checklist, and what may never happen again; null before anybody has listened. */
    heard: jsonb('heard').$type<CallCheck[]>(),
    fatal: jsonb('fatal').$type<CallFatal[]>(),
    marked_by: integer('marked_by').references(() => admins.admin_id),
    marked_at: at('marked_at'),
  },
  (t) => [
    uniqueIndex('calls_one_of_a_person')
      .on(t.user_id)
      .where(sql`ended_at is null and released_at is null`),
    uniqueIndex('calls_one_of_an_agent')
      .on(t.admin_id)
      .where(sql`ended_at is null and released_at is null`),
    index('calls_user').on(t.user_id, t.taken_at),
    index('calls_agent').on(t.admin_id, t.started_at),
    index('calls_promised')
      .on(t.promised_at)
      .where(sql`promised_at is not null and promise_called_at is null`),
    index('calls_review')
      .on(t.ended_at)
      .where(sql`for_review`),
  ],
)

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
    written_by: integer('written_by').references(() => admins.admin_id),
    /** Which proof was seen, or what was said. */
    note: text('note'),
    /** Hash of the code in the link by which the customer says yes or no. */
    link_hash: text('link_hash').unique(),
    link_until: at('link_until'),
    /** Who said yes to, or refused, what did not come from the customer; null for the link itself. */
    decided_by: integer('decided_by').references(() => admins.admin_id),
    decided_at: at('decided_at'),
    decision: text('decision'),
    /** Why it waits, one of HOLD_REASONS. */
    held_for: text('held_for'),
    /** Who of the staff looks after it; null = nobody in particular. */
    owner_id: integer('owner_id').references(() => admins.admin_id),
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
    lifted_by: integer('lifted_by').references(() => admins.admin_id),
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

/** Single-use codes that move a visit to another device; only their hashes are kept, and they live five minutes. */
export const transferCodes = pgTable('transfer_codes', {
  code_hash: text('code_hash').primaryKey(),
  prospect_app_id: text('prospect_app_id').notNull(),
  expires_at: at('expires_at').notNull(),
  used_at: at('used_at'),
  created_at: created(),
})
