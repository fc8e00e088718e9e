import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { EvidenceState, EvidenceStep } from '#src/contract/entities/partners/evidence.ts'
import type { RunLineState, RunNote, RunPart, RunState } from '#src/contract/paying/run-sums.ts'
import { NO_PAISE } from '#src/contract/rules/paise.ts'
import { at } from './at-column.ts'
import { paise } from './paise-column.ts'
import { admins, applications, lenders, partners, partnerUsers } from './schema.ts'

/** How partners sell and what they earn by it. Conventions as in `schema.ts`: UTC, paise, decimal text. */
const created = () => at('created_at').notNull().defaultNow()
const partnerId = () =>
  integer('partner_id')
    .notNull()
    .references(() => partners.partner_id)

/** Links and QR codes that a partner shares; the code is what stands in the address, signed by us. */
export const trackingLinks = pgTable(
  'tracking_links',
  {
    link_id: integer('link_id').primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull().unique(),
    partner_id: partnerId(),
    product_type: text('product_type').notNull(),
    /** What the partner calls it, such as a shop or a campaign. */
    label: text('label').notNull().default(''),
    /** The partner's person who made it; null = we did. */
    created_by: integer('created_by'),
    created_at: created(),
    disabled_at: at('disabled_at'),
    /** The admin who stopped it, and why; null = the partner did. */
    disabled_by: integer('disabled_by').references(() => admins.admin_id),
    disabled_reason: text('disabled_reason'),
  },
  (t) => [
    index('tracking_links_partner').on(t.partner_id, t.created_at),
    index('tracking_links_created').on(t.created_at, t.link_id),
  ],
)

/** Every arrival by a partner's link, QR code, widget or API; first and last are told apart by `at`. */
export const touches = pgTable(
  'touches',
  {
    touch_id: integer('touch_id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: partnerId(),
    link_id: integer('link_id').references(() => trackingLinks.link_id),
    channel: text('channel').$type<'link' | 'qr' | 'widget' | 'api'>().notNull(),
    product_type: text('product_type').notNull(),
    /** Random name of the visit, kept in the browser's cookie: it names nobody. */
    visit: text('visit').notNull(),
    prospect_app_id: text('prospect_app_id'),
    /** Keyed hash of the mobile number, once a code has confirmed it: the same on every device. */
    phone_index: text('phone_index'),
    /**
     * Why nobody counts it until a person has signed in by it: a robot came, or somebody of the partner's own. `stopped`:
     * its partner was switched off when the person signed in, so that it never brings them.
     */
    left_out: text('left_out').$type<'robot' | 'own' | 'stopped'>(),
    at: at('at').notNull(),
  },
  (t) => [
    index('touches_link').on(t.link_id),
    index('touches_visit').on(t.visit),
    index('touches_prospect').on(t.prospect_app_id),
    index('touches_phone').on(t.phone_index, t.product_type, t.at),
    index('touches_partner').on(t.partner_id, t.at),
  ],
)

/** A person who wants a product and whose partner is decided. At most one open lead per mobile number and product. */
export const leads = pgTable(
  'leads',
  {
    lead_id: integer('lead_id').primaryKey().generatedAlwaysAsIdentity(),
    /** Short number that people can read out, such as LD-240917. */
    reference: text('reference').notNull().unique(),
    partner_id: partnerId(),
    product_type: text('product_type').notNull(),
    phone_index: text('phone_index').notNull(),
    /** Name and mobile number under the master key; null after erasure. The partner sees them masked. */
    contact_enc: text('contact_enc'),
    user_id: integer('user_id'),
    app_id: text('app_id').references(() => applications.app_id),
    link_id: integer('link_id').references(() => trackingLinks.link_id),
    channel: text('channel').$type<'link' | 'qr' | 'widget' | 'api'>().notNull(),
    status: text('status').$type<'new' | 'in_progress' | 'applied' | 'disbursed' | 'lost'>().notNull(),
    first_touch_at: at('first_touch_at').notNull(),
    last_touch_at: at('last_touch_at').notNull(),
    /** Until then the lead is this partner's, whoever sends the person next; `NO_END` while an application is open. */
    held_until: at('held_until').notNull(),
    created_at: created(),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('leads_one_open')
      .on(t.phone_index, t.product_type)
      .where(sql`status in ('new', 'in_progress', 'applied')`),
    index('leads_partner').on(t.partner_id, t.created_at),
    index('leads_partner_status').on(t.partner_id, t.status),
    index('leads_app').on(t.app_id),
    index('leads_link').on(t.link_id),
    index('leads_user').on(t.user_id),
  ],
)

/**
 * Somebody whom a partner's own system named: it is nobody's lead until the person's own code confirms the naming, which
 * then counts as a touch of that moment. At most one of a partner, a number and a product waits at a time.
 */
export const leadNamings = pgTable(
  'lead_namings',
  {
    naming_id: integer('naming_id').primaryKey().generatedAlwaysAsIdentity(),
    /** A number of the leads' own row: the lead that comes of it keeps it. */
    reference: text('reference').notNull().unique(),
    partner_id: partnerId(),
    product_type: text('product_type').notNull(),
    /** Keyed hashes of the number, and of the address where one was given. */
    phone_index: text('phone_index').notNull(),
    email_index: text('email_index'),
    /** Name of the call, by which it may be repeated. */
    visit: text('visit').notNull(),
    /** Name, number, address and the code of the link that says no, under the master key; null once it has ended. */
    contact_enc: text('contact_enc'),
    /** Keyed hash of that code. */
    refusal_hash: text('refusal_hash').notNull().unique(),
    state: text('state')
      .$type<'pending' | 'counted' | 'held_elsewhere' | 'refused' | 'expired'>()
      .notNull()
      .default('pending'),
    lead_id: integer('lead_id').references(() => leads.lead_id),
    created_at: created(),
    expires_at: at('expires_at').notNull(),
    /** When the person was told; nobody who was not told is counted. */
    told_at: at('told_at'),
    ended_at: at('ended_at'),
  },
  (t) => [
    uniqueIndex('lead_namings_visit').on(t.partner_id, t.visit),
    uniqueIndex('lead_namings_one_pending')
      .on(t.partner_id, t.phone_index, t.product_type)
      .where(sql`state = 'pending'`),
    index('lead_namings_partner').on(t.partner_id, t.naming_id),
    index('lead_namings_phone').on(t.phone_index),
    index('lead_namings_email').on(t.email_index),
    index('lead_namings_state').on(t.state, t.expires_at),
  ],
)

/**
 * Money that was sent to a partner for a month, or the entry that reverses one: neither is ever changed. Lines name the
 * payment that stands; a reversed one is named by none.
 */
export const payoutPayments = pgTable(
  'payout_payments',
  {
    payment_id: integer('payment_id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: partnerId(),
    month: text('month').notNull(),
    /** What was sent; negative in an entry that reverses. */
    amount: paise('amount').notNull(),
    /** Of which months: this one, and those that came to less than nothing and were set off with it. */
    parts: jsonb('parts').$type<{ month: string; lines: number; net: number }[]>().notNull(),
    /** The bank's number of the transfer; null in an entry that reverses. */
    utr: text('utr').unique(),
    /** The day in India on which it was sent, or came back. */
    day: text('day').notNull(),
    /** To which account: its last digits, and the code of its branch. */
    account_ending: text('account_ending').notNull(),
    ifsc: text('ifsc').notNull(),
    /** The payment that this entry reverses, and why. */
    reverses: integer('reverses').unique(),
    reason: text('reason'),
    /** The admin; null in an invented book. */
    noted_by: integer('noted_by'),
    noted_at: at('noted_at').notNull(),
  },
  (t) => [index('payout_payments_partner').on(t.partner_id, t.payment_id)],
)

/** A run that pays many partners at once: frozen with a hash, checked by a second person, sent to the bank as one file. */
export const paymentRuns = pgTable('payment_runs', {
  run_id: integer('run_id').primaryKey().generatedAlwaysAsIdentity(),
  state: text('state').$type<RunState>().notNull(),
  /** SHA-256 of what is paid to whom, and to which account; a check holds for this one alone. */
  hash: text('hash').notNull(),
  /** Admins; null in an invented book. */
  made_by: integer('made_by'),
  made_at: at('made_at').notNull(),
  checked_by: integer('checked_by'),
  checked_at: at('checked_at'),
  /** Nobody else could have checked it. */
  alone: boolean('alone').notNull().default(false),
  /** The day in India on which the bank had the file. */
  sent_day: text('sent_day'),
  sent_by: integer('sent_by'),
  called_off_by: integer('called_off_by'),
  /** Why it was called off. */
  reason: text('reason'),
  ended_at: at('ended_at'),
})

/** What a run pays to one partner, as it was when the run was frozen. */
export const paymentRunLines = pgTable(
  'payment_run_lines',
  {
    line_id: integer('line_id').primaryKey().generatedAlwaysAsIdentity(),
    run_id: integer('run_id')
      .notNull()
      .references(() => paymentRuns.run_id),
    partner_id: partnerId(),
    /** Our key in the file for the bank. */
    reference: text('reference').notNull().unique(),
    state: text('state').$type<RunLineState>().notNull(),
    /** The newest month of the parts. */
    month: text('month').notNull(),
    /** By month: how many lines of the statement, their sums in paise, and by which rates they are taxed. */
    parts: jsonb('parts').$type<RunPart[]>().notNull(),
    gross: paise('gross').notNull(),
    tds: paise('tds').notNull(),
    gst: paise('gst').notNull(),
    amount: paise('amount').notNull(),
    /** Holder, number and IFSC, JSON under the master key. */
    account_enc: text('account_enc').notNull(),
    account_ending: text('account_ending').notNull(),
    ifsc: text('ifsc').notNull(),
    /** What the second person is pointed to, and what the partner was paid last, paise. */
    notes: jsonb('notes').$type<RunNote[]>().notNull(),
    before: paise('before'),
    /** Why it came back, or was taken out. */
    reason: text('reason'),
    /** The day in India on which it came back. */
    returned_day: text('returned_day'),
    payment_id: integer('payment_id').references(() => payoutPayments.payment_id),
    settled_by: integer('settled_by'),
    settled_at: at('settled_at'),
  },
  (t) => [
    index('payment_run_lines_run').on(t.run_id, t.line_id),
    index('payment_run_lines_payment').on(t.payment_id),
    // A partner is in one open run only, and so is each of its lines.
    uniqueIndex('payment_run_lines_open')
      .on(t.partner_id)
      .where(sql`state in ('in_run', 'sent')`),
  ],
)

/**
 * One line of a partner's statement: a disbursal and what it earns, with the slab as it was. Lines with `takes_back`,
 * `corrects` or `referral_id` stand for what was given back, what was paid wrongly, and a reward for an invitation.
 */
export const payoutLines = pgTable(
  'payout_lines',
  {
    payout_id: integer('payout_id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: partnerId(),
    /** These three are null for a reward alone. */
    lead_id: integer('lead_id').references(() => leads.lead_id),
    app_id: text('app_id'),
    lender_id: integer('lender_id').references(() => lenders.lender_id),
    /** Which part of the loan, where it is paid out in several. */
    tranche: smallint('tranche').notNull().default(1),
    disbursed_amount: paise('disbursed_amount').notNull(),
    disbursed_at: at('disbursed_at').notNull(),
    /** Month of the statement in India, such as 2026-10. */
    month: text('month').notNull(),
    /** The lender's slab that matched, as it was then; null where none did. */
    slab: jsonb('slab').$type<Record<string, unknown>>(),
    /** The month's business with the lender by which the slab was chosen: rupees, count, rupees a loan. */
    business: jsonb('business').$type<Record<string, number>>(),
    /** What the lender pays for it. */
    revenue: paise('revenue').notNull(),
    /** The partner's agreed part: percent of the revenue, and paise a disbursal. */
    partner_percent: numeric('partner_percent').notNull(),
    partner_flat: paise('partner_flat').notNull(),
    /** From which day the version of the slabs, and that of the terms, counts by which it was worked out; null = from the beginning. */
    slabs_from: text('slabs_from'),
    terms_from: text('terms_from'),
    /** What an admin has set for it, before tax, in place of what slab and terms come to. */
    set_gross: paise('set_gross'),
    /** When an admin agreed that it pays more than the lender does. */
    released_at: at('released_at'),
    gross: paise('gross').notNull(),
    /** What was deducted from it, percent, and by which order of the tax office; null = as its month says, and by none. */
    tds_percent: numeric('tds_percent'),
    tds_certificate: text('tds_certificate'),
    /** Its parts of the month's tax and of the month's GST; `net` = `gross` - `tds` + `gst`. */
    tds: paise('tds').notNull(),
    gst: paise('gst').notNull().default(NO_PAISE),
    net: paise('net').notNull(),
    status: text('status').$type<'accrued' | 'approved' | 'paid' | 'taken_back'>().notNull(),
    /** The line that this one takes back. */
    takes_back: integer('takes_back'),
    /** The approved or paid line whose amounts this one sets right by their difference. */
    corrects: integer('corrects'),
    /** The invitation that this line rewards. */
    referral_id: integer('referral_id'),
    /** Why it was taken back or corrected. */
    reason: text('reason'),
    approved_at: at('approved_at'),
    /** The admin who approved it; null before that was kept. */
    approved_by: integer('approved_by'),
    paid_at: at('paid_at'),
    /** The payment it went out with; null of a paid line: before payments were kept. */
    payment_id: integer('payment_id').references(() => payoutPayments.payment_id),
    /** The run that pays it, or has paid it; null before, and of what was paid without one. */
    run_line_id: integer('run_line_id').references(() => paymentRunLines.line_id),
    /** The file that wrote it. */
    batch_id: integer('batch_id'),
    created_at: created(),
  },
  (t) => [
    uniqueIndex('payout_lines_app')
      .on(t.app_id, t.tranche)
      .where(sql`takes_back is null and corrects is null`),
    uniqueIndex('payout_lines_referral').on(t.referral_id),
    index('payout_lines_partner').on(t.partner_id, t.month),
    index('payout_lines_lead').on(t.lead_id),
    index('payout_lines_lender').on(t.lender_id, t.month),
    index('payout_lines_takes_back').on(t.takes_back),
    index('payout_lines_corrects').on(t.corrects),
    index('payout_lines_payment').on(t.payment_id),
    index('payout_lines_run').on(t.run_line_id),
    index('payout_lines_certificate')
      .on(t.partner_id, t.tds_certificate)
      .where(sql`tds_certificate is not null`),
    index('payout_lines_disbursed').on(t.disbursed_at, t.payout_id),
    // What the work list counts: of all lines, those that wait are few.
    index('payout_lines_unapproved')
      .on(t.month, t.partner_id)
      .where(sql`${t.approved_at} is null`),
    index('payout_lines_unpaid')
      .on(t.month, t.partner_id)
      .where(sql`${t.approved_at} is not null and ${t.paid_at} is null`),
  ],
)

/** By which tax a month of a partner was approved first; whatever is added to it later follows the same. */
export const payoutMonths = pgTable(
  'payout_months',
  {
    partner_id: partnerId(),
    month: text('month').notNull(),
    tds_percent: numeric('tds_percent').notNull(),
    /** 0 = the partner was not registered for GST. */
    gst_percent: numeric('gst_percent').notNull().default('0'),
    /** Registered in our own state, or in another one; null = not registered. */
    supply: text('supply').$type<'within' | 'across'>(),
    /** Who bills whom, JSON under the master key; null = approved before this was kept. */
    party_enc: text('party_enc'),
    fixed_at: at('fixed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.partner_id, t.month] })],
)

/** Orders of the tax office by which less tax is deducted from a partner, as somebody of ours has noted them. */
export const lowerTaxCertificates = pgTable(
  'lower_tax_certificates',
  {
    certificate_id: integer('certificate_id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: partnerId(),
    number: text('number').notNull(),
    tds_percent: numeric('tds_percent').notNull(),
    /** How much commission it covers. */
    limit_amount: paise('limit_amount').notNull(),
    from_day: text('from_day').notNull(),
    to_day: text('to_day').notNull(),
    /** Where it was looked up. */
    evidence: text('evidence').notNull(),
    noted_by: integer('noted_by').references(() => admins.admin_id),
    noted_at: at('noted_at').notNull(),
    /** Since when it counts for nothing new, by whom and why; null = as its days say. */
    ended_at: at('ended_at'),
    ended_by: integer('ended_by').references(() => admins.admin_id),
    ended_reason: text('ended_reason'),
  },
  (t) => [uniqueIndex('lower_tax_certificates_number').on(t.partner_id, t.number)],
)

/**
 * What is agreed with a partner from a day of India on, in place of what was before; what was agreed from the beginning
 * stands with the partner itself.
 */
export const partnerTerms = pgTable(
  'partner_terms',
  {
    version_id: integer('version_id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: partnerId(),
    from_day: text('from_day').notNull(),
    revenue_percent: numeric('revenue_percent').notNull(),
    revenue_flat_fee: paise('revenue_flat_fee').notNull(),
    saved_at: at('saved_at').notNull(),
    called_off_at: at('called_off_at'),
  },
  (t) => [
    uniqueIndex('partner_terms_day')
      .on(t.partner_id, t.from_day)
      .where(sql`called_off_at is null`),
  ],
)

/** A line of a statement that the partner does not agree with. */
export const payoutDisputes = pgTable(
  'payout_disputes',
  {
    dispute_id: integer('dispute_id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: partnerId(),
    payout_id: integer('payout_id')
      .notNull()
      .references(() => payoutLines.payout_id),
    reason: text('reason').notNull(),
    status: text('status').$type<'open' | 'upheld' | 'refused'>().notNull().default('open'),
    answer: text('answer'),
    answered_at: at('answered_at'),
    created_by: integer('created_by').notNull(),
    created_at: created(),
  },
  (t) => [
    index('payout_disputes_partner').on(t.partner_id),
    index('payout_disputes_payout').on(t.payout_id),
    uniqueIndex('payout_disputes_one_open')
      .on(t.payout_id)
      .where(sql`status = 'open'`),
  ],
)

/** What a partner keeps in Settings; personal and bank data under the master key. */
export const partnerDetails = pgTable('partner_details', {
  partner_id: partnerId().primaryKey(),
  /** Contact person, address, PAN and GST number, JSON. */
  profile_enc: text('profile_enc'),
  /** Account holder, number and IFSC, JSON. */
  bank_enc: text('bank_enc'),
  bank_check: text('bank_check')
    .$type<'none' | 'matched' | 'unsure' | 'differs' | 'returned'>()
    .notNull()
    .default('none'),
  bank_name: text('bank_name'),
  /** Since when the present account is the one in use; null = since before this was kept. */
  bank_since: at('bank_since'),
  notifications: jsonb('notifications').$type<Record<string, boolean>>().notNull().default({}),
  updated_at: at('updated_at').notNull().defaultNow(),
})

/** Who has read and accepted which version of the rules of fair selling. */
export const sellingAcknowledgements = pgTable(
  'selling_acknowledgements',
  {
    acknowledgement_id: integer('acknowledgement_id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: partnerId(),
    partner_user_id: integer('partner_user_id').notNull(),
    version: text('version').notNull(),
    at: at('at').notNull(),
  },
  (t) => [uniqueIndex('selling_acknowledgements_once').on(t.partner_user_id, t.version)],
)

/** What was given, checked, refused and accepted before somebody sells through us; the newest about a value counts. */
export const partnerEvidence = pgTable(
  'partner_evidence',
  {
    evidence_id: integer('evidence_id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: partnerId(),
    step: text('step').$type<EvidenceStep>().notNull(),
    state: text('state').$type<EvidenceState>().notNull(),
    /** The value, masked. */
    what: text('what').notNull().default(''),
    /** Keyed hash of the value: another one is not what was looked at. */
    value_index: text('value_index'),
    /** Of the words that were accepted, and the SHA-256 of them. */
    version: text('version'),
    hash: text('hash'),
    /** Who did it: at most one of the two; neither = the bank answered. */
    admin_id: integer('admin_id').references(() => admins.admin_id),
    partner_user_id: integer('partner_user_id').references(() => partnerUsers.partner_user_id),
    reason: text('reason').notNull().default(''),
    at: at('at').notNull(),
  },
  (t) => [index('partner_evidence_partner').on(t.partner_id, t.evidence_id)],
)

/** Versions of a partner's own funnel; one is published, one may be a draft. */
export const partnerFunnels = pgTable(
  'partner_funnels',
  {
    funnel_id: integer('funnel_id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: partnerId(),
    version: integer('version').notNull(),
    config: jsonb('config').$type<Record<string, unknown>>().notNull(),
    status: text('status').$type<'draft' | 'published' | 'replaced'>().notNull(),
    created_by: integer('created_by').notNull(),
    created_at: created(),
    published_at: at('published_at'),
  },
  (t) => [
    uniqueIndex('partner_funnels_version').on(t.partner_id, t.version),
    uniqueIndex('partner_funnels_published')
      .on(t.partner_id)
      .where(sql`status = 'published'`),
    uniqueIndex('partner_funnels_draft')
      .on(t.partner_id)
      .where(sql`status = 'draft'`),
  ],
)

/** Keys for the partner's own systems; the key itself is shown once and only its hash is kept. */
export const apiKeys = pgTable(
  'api_keys',
  {
    key_id: integer('key_id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: partnerId(),
    name: text('name').notNull(),
    /** First characters, by which people know it again. */
    prefix: text('prefix').notNull(),
    key_hash: text('key_hash').notNull().unique(),
    scopes: jsonb('scopes').$type<string[]>().notNull(),
    sandbox: smallint('sandbox').notNull().default(0),
    created_by: integer('created_by').notNull(),
    created_at: created(),
    last_used_at: at('last_used_at'),
    /** A rotated key goes on until then, so that nothing stops in between. */
    expires_at: at('expires_at'),
    revoked_at: at('revoked_at'),
  },
  (t) => [index('api_keys_partner').on(t.partner_id)],
)

/** Addresses that are told what happens to a partner's leads. */
export const partnerWebhooks = pgTable(
  'partner_webhooks',
  {
    webhook_id: integer('webhook_id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: partnerId(),
    url: text('url').notNull(),
    secret_enc: text('secret_enc').notNull(),
    events: jsonb('events').$type<string[]>().notNull(),
    status: smallint('status').notNull().default(1),
    created_at: created(),
    deleted_at: at('deleted_at'),
  },
  (t) => [index('partner_webhooks_partner').on(t.partner_id)],
)

/** What was sent, or is still to be sent: the log from which a delivery can be repeated. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    delivery_id: integer('delivery_id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: partnerId(),
    webhook_id: integer('webhook_id')
      .notNull()
      .references(() => partnerWebhooks.webhook_id),
    event: text('event').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    status: text('status').$type<'waiting' | 'delivered' | 'failed'>().notNull().default('waiting'),
    response_code: integer('response_code'),
    error: text('error'),
    created_at: created(),
    delivered_at: at('delivered_at'),
  },
  (t) => [
    index('webhook_deliveries_partner').on(t.partner_id, t.created_at),
    index('webhook_deliveries_failed')
      .on(t.created_at)
      .where(sql`${t.status} = 'failed'`),
  ],
)

/** Partners whom a partner has invited. */
export const referrals = pgTable(
  'referrals',
  {
    referral_id: integer('referral_id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: partnerId(),
    /** Stands in the invitation's address. */
    code: text('code').notNull().unique(),
    /** Name and e-mail address or mobile number under the master key. */
    invitee_enc: text('invitee_enc').notNull(),
    contact_index: text('contact_index').notNull(),
    status: text('status').$type<'invited' | 'applied' | 'approved' | 'rewarded'>().notNull().default('invited'),
    merchant_request: text('merchant_request'),
    reward: paise('reward'),
    created_by: integer('created_by').notNull(),
    created_at: created(),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('referrals_contact').on(t.contact_index), index('referrals_partner').on(t.partner_id)],
)
