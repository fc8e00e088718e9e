import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at } from '../at-column.ts'
import { partnerId, partnerUsers } from './partners.ts'
import { byAdmin } from './staff.ts'

/**
 * What a partner's brand is, was, and may become; a partner without rows has the brand that the registry gives its code. Of each
 * partner at most one row is a draft, and one is live: published, or withdrawn, in whose place the default brand is shown.
 */
export const brandVersions = pgTable(
  'brand_versions',
  {
    brand_version_id: integer('brand_version_id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: partnerId(),
    /** Counts from 1 for each partner; null while it is a draft. */
    version: integer('version'),
    status: text('status').$type<'draft' | 'published' | 'replaced' | 'withdrawn'>().notNull(),
    /** A `BrandTheme`. */
    theme: jsonb('theme').$type<Record<string, unknown>>().notNull(),
    /** How often the draft was saved: an edit that began from another is refused. */
    revision: integer('revision').notNull().default(1),
    /** Who saved it last: one of our staff, or a person of the partner. */
    admin_id: byAdmin('admin_id'),
    partner_user_id: integer('partner_user_id').references(() => partnerUsers.partner_user_id),
    changed_at: at('changed_at').notNull(),
    published_at: at('published_at'),
  },
  (t) => [
    uniqueIndex('brand_versions_number').on(t.partner_id, t.version),
    uniqueIndex('brand_versions_draft')
      .on(t.partner_id)
      .where(sql`status = 'draft'`),
    uniqueIndex('brand_versions_live')
      .on(t.partner_id)
      .where(sql`status in ('published', 'withdrawn')`),
  ],
)
