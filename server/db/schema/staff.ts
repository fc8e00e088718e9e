import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { StaffState } from '#src/contract/entities/staff/staff-state.ts'
import { at, created } from '../at-column.ts'

export const admins = pgTable('admins', {
  admin_id: integer('admin_id').primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  /** Null until an invited person has chosen a password. */
  password_hash: text('password_hash'),
  role_id: smallint('role_id').notNull(),
  /** Only `active` may sign in. Whoever has left stays: the log names them. */
  state: text('state').$type<StaffState>().notNull().default('active'),
  /** Since when; somebody let in again is not at once too long unused. */
  state_since: created('state_since'),
  /** When an administrator last said that they work here in this role, and which; null = not since they came. */
  reviewed_at: at('reviewed_at'),
  reviewed_by: integer('reviewed_by'),
  created_at: created(),
})

/** Whoever of our staff did it. */
export const adminId = () =>
  integer('admin_id')
    .notNull()
    .references(() => admins.admin_id)

/** Null: nobody of our staff. */
export const byAdmin = (name: string) => integer(name).references(() => admins.admin_id)

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
