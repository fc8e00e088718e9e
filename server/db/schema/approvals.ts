import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ApprovalKind, ApprovalOutcome, RuledKind } from '#src/contract/entities/approvals/approval.ts'
import type { BrandTheme } from '#src/contract/entities/brands/brand-theme.ts'
import { at } from '../at-column.ts'
import { admins, byAdmin } from './staff.ts'

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
    decided_by: byAdmin('decided_by'),
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
