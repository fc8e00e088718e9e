import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import type { SessionEnd } from '#src/contract/errors.ts'
import { at, created } from '../at-column.ts'
import { partnerUsers } from './partners.ts'
import { byAdmin } from './staff.ts'

/** A visitor who has started: one row per browser and start. */
export const prospects = pgTable(
  'prospects',
  {
    prospect_app_id: text('prospect_app_id').primaryKey(),
    sid_hash: text('sid_hash').notNull(),
    user_id: integer('user_id'),
    product_type: text('product_type'),
    url_segment: text('url_segment'),
    partner: text('partner').notNull(),
    utms: jsonb('utms').$type<Record<string, string>>().notNull().default({}),
    created_at: created(),
  },
  (t) => [index('prospects_user').on(t.user_id), index('prospects_sid').on(t.sid_hash)],
)

export const customers = pgTable(
  'customers',
  {
    user_id: integer('user_id').primaryKey().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    /** Wrapped by the master key; null after erasure. */
    data_key: text('data_key'),
    partner: text('partner').notNull(),
    phone_enc: text('phone_enc'),
    phone_index: text('phone_index'),
    email_enc: text('email_enc'),
    email_index: text('email_index'),
    /** Only a verified contact signs in: an unverified one may be somebody else's number. */
    phone_verified: boolean('phone_verified').notNull().default(false),
    email_verified: boolean('email_verified').notNull().default(false),
    tin_enc: text('tin_enc'),
    tin_index: text('tin_index'),
    birth_date_enc: text('birth_date_enc'),
    address1_enc: text('address1_enc'),
    address2_enc: text('address2_enc'),
    first_name_enc: text('first_name_enc'),
    last_name_enc: text('last_name_enc'),
    language: text('language').notNull().default(DEFAULT_LOCALE),
    /** Every other profile field of the contract, validated by its schema, as one JSON. */
    profile_enc: text('profile_enc'),
    /** In clear: stays empty, by the check of this table. */
    profile: jsonb('profile').$type<Record<string, string | number>>(),
    pl_completed: smallint('pl_completed').notNull().default(0),
    bl_completed: smallint('bl_completed').notNull().default(0),
    gl_completed: smallint('gl_completed').notNull().default(0),
    hl_completed: smallint('hl_completed').notNull().default(0),
    pl_update_required: smallint('pl_update_required').notNull().default(0),
    pl_se_update_required: smallint('pl_se_update_required').notNull().default(0),
    inflight_credit_app_id: text('inflight_credit_app_id'),
    /** Grows with every write, so that two devices can tell who is behind. */
    version: integer('version').notNull().default(1),
    created_at: created(),
    updated_at: at('updated_at').notNull().defaultNow(),
    /** Quiet mode and choices by purpose and channel; absent = the defaults of the contract. */
    contact_rules: jsonb('contact_rules').$type<Record<string, unknown>>(),
    deleted_at: at('deleted_at'),
  },
  (t) => [
    // One account for each contact that signs in. What somebody merely typed stands in nobody's way.
    uniqueIndex('customers_phone')
      .on(t.phone_index)
      .where(sql`phone_verified`),
    uniqueIndex('customers_email')
      .on(t.email_index)
      .where(sql`email_verified`),
    index('customers_tin').on(t.tin_index),
    check('customers_sealed', sql`${t.profile} is null`),
  ],
)

/**
 * One-time codes: only keyed hashes, spent by `used_at`. Asked for by a visit that signs in, or by a customer who proves
 * another contact.
 */
export const otps = pgTable(
  'otps',
  {
    otp_id: text('otp_id').primaryKey(),
    prospect_app_id: text('prospect_app_id'),
    user_id: integer('user_id'),
    /** A person of a partner, who accepts something by it. */
    partner_user_id: integer('partner_user_id'),
    sid_hash: text('sid_hash').notNull(),
    channel: text('channel').notNull(),
    destination_index: text('destination_index').notNull(),
    destination_enc: text('destination_enc').notNull(),
    code_hash: text('code_hash').notNull(),
    /** Of the privacy notice that was shown before; a customer has seen it already. */
    notice_version: text('notice_version'),
    attempts: integer('attempts').notNull().default(0),
    expires_at: at('expires_at').notNull(),
    used_at: at('used_at'),
    created_at: created(),
  },
  (t) => [
    index('otps_prospect').on(t.prospect_app_id, t.created_at),
    index('otps_user').on(t.user_id, t.created_at),
    index('otps_destination').on(t.destination_index, t.created_at),
    index('otps_partner_user').on(t.partner_user_id, t.created_at),
    check('otps_asker', sql`num_nonnulls(${t.prospect_app_id}, ${t.user_id}, ${t.partner_user_id}) = 1`),
  ],
)

/** One live sign-in. Useless to a thief of the bearer alone or of the cookie alone: both hashes must match. */
export const sessions = pgTable(
  'sessions',
  {
    session_id: text('session_id').primaryKey(),
    area: text('area').$type<'customer' | 'admin' | 'partner'>().notNull(),
    sid_hash: text('sid_hash').notNull(),
    token_hash: text('token_hash').notNull(),
    /** user_id, admin_id or partner_user_id, by area. */
    subject_id: integer('subject_id').notNull(),
    /** Masquerade: the admin who acts, why, and the admin session it hangs on. */
    actor_admin_id: integer('actor_admin_id'),
    parent_session_id: text('parent_session_id'),
    reason: text('reason'),
    created_at: created(),
    last_seen_at: at('last_seen_at').notNull().defaultNow(),
    expires_at: at('expires_at').notNull(),
    revoked_at: at('revoked_at'),
    /** Why it was revoked: what its holder is told. */
    revoked_for: text('revoked_for').$type<Revocation>(),
    /** Of staff: when a code of the second factor was last right in it. */
    code_at: at('code_at'),
    /** Of a returning customer, until PAN and birth date were right in it: hardly any call answers before. */
    identity_due: boolean('identity_due').notNull().default(false),
  },
  (t) => [
    uniqueIndex('sessions_token').on(t.token_hash),
    index('sessions_subject').on(t.area, t.subject_id),
    index('sessions_parent').on(t.parent_session_id),
  ],
)

/** What a revoked session's row can say; that of a masquerade says nothing of its own. */
export type Revocation = Exclude<SessionEnd, 'masquerade_over'>

/** The server-side cookie store: encrypted values keyed by the HttpOnly cookie's hash. */
export const cookieStore = pgTable(
  'cookie_store',
  {
    sid_hash: text('sid_hash').notNull(),
    name: text('name').notNull(),
    value_enc: text('value_enc').notNull(),
    /** Life since last use; a live session keeps its values alive. */
    minutes: integer('minutes').notNull(),
    expires_at: at('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sid_hash, t.name] }), index('cookie_store_expiry').on(t.expires_at)],
)

/** Single-use codes that move a visit to another device; only their hashes are kept, and they live five minutes. */
export const transferCodes = pgTable('transfer_codes', {
  code_hash: text('code_hash').primaryKey(),
  prospect_app_id: text('prospect_app_id').notNull(),
  expires_at: at('expires_at').notNull(),
  used_at: at('used_at'),
  created_at: created(),
})

/** Every look for somebody who is known already: by us, or by the lender. What matched is named, never its value. */
export const dedupeChecks = pgTable(
  'dedupe_checks',
  {
    check_id: integer('check_id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id'),
    app_id: text('app_id'),
    lender_id: integer('lender_id'),
    source: text('source').$type<'marketplace' | 'lender'>().notNull(),
    matched_on: jsonb('matched_on').$type<string[]>().notNull().default([]),
    result: text('result').$type<'clear' | 'duplicate'>().notNull(),
    detail: text('detail').notNull().default(''),
    at: at('at').notNull(),
  },
  (t) => [
    index('dedupe_checks_at').on(t.at),
    index('dedupe_checks_user').on(t.user_id),
    index('dedupe_checks_app').on(t.app_id),
  ],
)

/** A link sent by mail that lets one of ours, or a person of a partner, choose a password, once. Only its hash is kept. */
export const staffLinks = pgTable(
  'staff_links',
  {
    token_hash: text('token_hash').primaryKey(),
    /** Whose it is: one of the two. */
    admin_id: byAdmin('admin_id'),
    partner_user_id: integer('partner_user_id').references(() => partnerUsers.partner_user_id),
    kind: text('kind').$type<'invitation' | 'recovery'>().notNull(),
    expires_at: at('expires_at').notNull(),
    /** When it was followed, or replaced by a newer one. */
    used_at: at('used_at'),
    created_at: created(),
  },
  (t) => [index('staff_links_admin').on(t.admin_id), index('staff_links_partner_user').on(t.partner_user_id)],
)
