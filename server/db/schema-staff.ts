import { sql } from 'drizzle-orm'
import { boolean, integer, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ApprovalKind, ApprovalOutcome, RuledKind } from '#src/contract/entities/approvals/approval.ts'
import type { BrandTheme } from '#src/contract/entities/brands/brand-theme.ts'
import { at } from './at-column.ts'
import { admins, partnerUsers } from './schema.ts'

/** How staff come in: invitations, new passwords, the second factor. Conventions as in `schema.ts`. */
const created = () => at('created_at').notNull().defaultNow()
const adminId = () =>
  integer('admin_id')
    .notNull()
    .references(() => admins.admin_id)

/** A link sent by mail that lets one of ours, or a person of a partner, choose a password, once. Only its hash is kept. */
export const staffLinks = pgTable(
  'staff_links',
  {
    token_hash: text('token_hash').primaryKey(),
    /** Whose it is: one of the two. */
    admin_id: integer('admin_id').references(() => admins.admin_id),
    partner_user_id: integer('partner_user_id').references(() => partnerUsers.partner_user_id),
    kind: text('kind').$type<'invitation' | 'recovery'>().notNull(),
    expires_at: at('expires_at').notNull(),
    /** When it was followed, or replaced by a newer one. */
    used_at: at('used_at'),
    created_at: created(),
  },
  (t) => [index('staff_links_admin').on(t.admin_id), index('staff_links_partner_user').on(t.partner_user_id)],
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

type Shown = string | number | boolean | null
/** A list is of criteria, such as postcodes, or of slabs, with every figure of each; a theme is a brand's. */
type Values = Readonly<Record<string, Shown | readonly (Shown | Readonly<Record<string, Shown>>)[] | BrandTheme>>

/** What an act would change: of whom, and each field before and after it. */
export interface ApprovalShown {
  about: string
  before: Values
  after: Values
}

/** An act that waits for a second person, or did. */
export const approvals = pgTable(
  'approvals',
  {
    approval_id: integer('approval_id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<ApprovalKind>().notNull(),
    /** What it is done to: one act of a kind waits for each. */
    target: text('target').notNull(),
    /** As the act takes it. */
    body: jsonb('body').notNull(),
    /** What was shown to whoever asked; the act is done only if it still changes just this. */
    shown: jsonb('shown').$type<ApprovalShown>().notNull(),
    reason: text('reason').notNull(),
    asked_by: integer('asked_by')
      .notNull()
      .references(() => admins.admin_id),
    asked_at: at('asked_at').notNull(),
    /** Null while it waits. */
    outcome: text('outcome').$type<ApprovalOutcome>(),
    decided_by: integer('decided_by').references(() => admins.admin_id),
    decided_at: at('decided_at'),
    decision: text('decision'),
  },
  (t) => [
    uniqueIndex('approvals_waiting')
      .on(t.kind, t.target)
      .where(sql`${t.outcome} is null`),
    index('approvals_decided').on(t.decided_at),
  ],
)

/** Whether acts of a kind need a second person; a kind without a row does. */
export const approvalRules = pgTable('approval_rules', {
  kind: text('kind').$type<RuledKind>().primaryKey(),
  is_on: boolean('is_on').notNull(),
})
