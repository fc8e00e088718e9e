import { integer, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { admins } from './schema.ts'
import { at } from './at-column.ts'

/** How staff come in: invitations, new passwords, the second factor. Conventions as in `schema.ts`. */
const created = () => at('created_at').notNull().defaultNow()
const adminId = () =>
  integer('admin_id')
    .notNull()
    .references(() => admins.admin_id)

/** A link sent by mail that lets somebody choose a password, once. Only its hash is kept. */
export const staffLinks = pgTable(
  'staff_links',
  {
    token_hash: text('token_hash').primaryKey(),
    admin_id: adminId(),
    kind: text('kind').$type<'invitation' | 'recovery'>().notNull(),
    expires_at: at('expires_at').notNull(),
    /** When it was followed, or replaced by a newer one. */
    used_at: at('used_at'),
    created_at: created(),
  },
  (t) => [index('staff_links_admin').on(t.admin_id)],
)

/** The app on somebody's phone that makes codes. Both secrets are sealed under the master key. */
export const staffFactors = pgTable('staff_factors', {
  admin_id: adminId().primaryKey(),
  /** In use; null until the first code has been right. */
  secret_enc: text('secret_enc'),
  /** Shown and not confirmed yet. */
  pending_enc: text('pending_enc'),
  /** The last period of 30 seconds whose code was taken: neither it nor an older one counts again. */
  last_step: integer('last_step').notNull().default(0),
  confirmed_at: at('confirmed_at'),
})

/** Codes for the day on which the phone is gone; each counts once. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    admin_id: adminId(),
    code_hash: text('code_hash').notNull(),
    used_at: at('used_at'),
  },
  (t) => [primaryKey({ columns: [t.admin_id, t.code_hash] })],
)
