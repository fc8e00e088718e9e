import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, numeric, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { EvidenceState, EvidenceStep } from '#src/contract/entities/partners/evidence.ts'
import { NO_PAISE } from '#src/contract/rules/paise.ts'
import { at, created } from '../at-column.ts'
import { paise } from '../paise-column.ts'
import { byAdmin } from './staff.ts'

/** A merchant or reseller. `code` is the brand it sells under, its own alone: revenue is counted by it. */
export const partners = pgTable('partners', {
  partner_id: integer('partner_id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  code: text('code').notNull().unique(),
  merchant_id: text('merchant_id').notNull().unique(),
  utm_id: text('utm_id').notNull().default(''),
  /** What was agreed from the beginning; what counts on a day is read with the later versions: `partner_terms`. */
  revenue_percent: numeric('revenue_percent').notNull().default('0'),
  revenue_flat_fee: paise('revenue_flat_fee').notNull().default(NO_PAISE),
  /** Host names that show this partner's brand. */
  hosts: jsonb('hosts').$type<string[]>().notNull().default([]),
  /** What of the custom funnel the admin allows; absent = nothing. */
  funnel: jsonb('funnel').$type<Record<string, boolean>>().notNull().default({}),
  /** 0 = suspended, or has left: nobody of it signs in, and it brings nobody. */
  status: smallint('status').notNull().default(1),
  /** It has left, which a resume takes back. */
  has_left: boolean('has_left').notNull().default(false),
  /** The newest suspension, resume or leave: when, by which admin, and why. */
  standing_at: at('standing_at'),
  standing_by: byAdmin('standing_by'),
  standing_reason: text('standing_reason').notNull().default(''),
  created_at: created(),
})

export const partnerId = () =>
  integer('partner_id')
    .notNull()
    .references(() => partners.partner_id)

export const partnerUsers = pgTable('partner_users', {
  partner_user_id: integer('partner_user_id').primaryKey().generatedAlwaysAsIdentity(),
  partner_id: partnerId(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  /** Null until the person has chosen one by the link in a mail. */
  password_hash: text('password_hash'),
  status: smallint('status').notNull().default(1),
  /** What the person may do in the portal; the owner may do everything. */
  rights: jsonb('rights').$type<string[]>().notNull().default([]),
  owner: smallint('owner').notNull().default(0),
  created_at: created(),
})

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
    admin_id: byAdmin('admin_id'),
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
