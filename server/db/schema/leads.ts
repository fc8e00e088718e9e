import { sql } from 'drizzle-orm'
import { index, integer, pgSequence, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at, created } from '../at-column.ts'
import { applications } from './applications.ts'
import { partnerId } from './partners.ts'
import { byAdmin } from './staff.ts'

export const leadNumbers = pgSequence('lead_numbers', { startWith: 310_101 })

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
    disabled_by: byAdmin('disabled_by'),
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
