import { type Paise } from '#src/contract/rules/paise.ts'
import { asPaise } from '#server/db/paise-column.ts'
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applicationEvents } from '#server/db/schema.ts'
import { leads, payoutDisputes, payoutLines } from '#server/db/schema-partner.ts'

export type PayoutRow = typeof payoutLines.$inferSelect
export type DisputeRow = typeof payoutDisputes.$inferSelect
/** One month of one lender through one partner: what a slab is chosen by. */
export interface PayoutGroup {
  partner_id: number
  lender_id: number
  month: string
}

/** Until the transaction ends, nobody else works out or settles what this partner is paid. */
export async function lockPayouts(tx: Db, partnerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`payouts:${partnerId}`}))`)
}

/**
 * The lead that an application came of: the partner held the person for this product when it was sent, or it is the very
 * application that the lead is tied to.
 */
export async function findLeadOfApplication(
  tx: Db,
  app: { app_id: string; user_id: number; product_type: string },
): Promise<{ lead_id: number; partner_id: number } | null> {
  const sentAt = sql`(select min(${applicationEvents.at}) from ${applicationEvents} where ${applicationEvents.app_id} = ${app.app_id} and ${applicationEvents.status} = 'submitted')`
  const held = and(
    eq(leads.user_id, app.user_id),
    eq(leads.product_type, app.product_type),
    sql`${leads.first_touch_at} <= ${sentAt} and ${leads.held_until} > ${sentAt}`,
  )
  const [row] = await tx
    .select({ lead_id: leads.lead_id, partner_id: leads.partner_id })
    .from(leads)
    .where(or(eq(leads.app_id, app.app_id), held))
    .orderBy(desc(leads.first_touch_at), desc(leads.lead_id))
    .limit(1)
  return row ?? null
}

/** Adds many lines of disbursals that have none, and answers their numbers. */
export async function createPayoutLines(db: Db, lines: (typeof payoutLines.$inferInsert)[]): Promise<number[]> {
  const rows = await db.insert(payoutLines).values(lines).returning({ payout_id: payoutLines.payout_id })
  return rows.map(({ payout_id }) => payout_id)
}

/** Adds a line; null when the disbursal or the invitation has one already. */
export async function createPayoutLine(tx: Db, line: typeof payoutLines.$inferInsert): Promise<PayoutRow | null> {
  const [row] = await tx.insert(payoutLines).values(line).onConflictDoNothing().returning()
  return row ?? null
}

/** A loan's own line, neither a reward nor one that takes another back or corrects it. */
export const isDisbursal = and(
  isNull(payoutLines.takes_back),
  isNull(payoutLines.corrects),
  isNull(payoutLines.referral_id),
)

/** The disbursals of a group that count for its slab: without what was taken back. */
export async function listCountedLines(tx: Db, { partner_id, lender_id, month }: PayoutGroup): Promise<PayoutRow[]> {
  return tx
    .select()
    .from(payoutLines)
    .where(
      and(
        eq(payoutLines.partner_id, partner_id),
        eq(payoutLines.lender_id, lender_id),
        eq(payoutLines.month, month),
        isDisbursal,
        notTakenBack,
      ),
    )
    .orderBy(asc(payoutLines.payout_id))
}

/** The disbursals of an application that count: without what was taken back. */
export async function listStandingLines(tx: Db, appId: string): Promise<PayoutRow[]> {
  return tx
    .select()
    .from(payoutLines)
    .where(and(eq(payoutLines.app_id, appId), isDisbursal, notTakenBack))
    .orderBy(asc(payoutLines.payout_id))
}

/** No other line takes this one back. */
const notTakenBack = sql`not exists (select 1 from payout_lines back where back.takes_back = payout_lines.payout_id)`

export async function updatePayoutLines(
  tx: Db,
  ids: readonly number[],
  changes: Partial<Omit<PayoutRow, 'payout_id' | 'partner_id'>>,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(payoutLines)
    .set(changes)
    .where(inArray(payoutLines.payout_id, [...ids]))
}

/** By its number alone: for admins. A partner's own is read with the partner in the condition. */
export async function findPayoutLine(db: Db, payoutId: number): Promise<PayoutRow | null> {
  const [row] = await db.select().from(payoutLines).where(eq(payoutLines.payout_id, payoutId))
  return row ?? null
}

export async function findOwnPayoutLine(db: Db, partnerId: number, payoutId: number): Promise<PayoutRow | null> {
  const [row] = await db
    .select()
    .from(payoutLines)
    .where(and(eq(payoutLines.partner_id, partnerId), eq(payoutLines.payout_id, payoutId)))
  return row ?? null
}

export async function isTakenBack(tx: Db, payoutId: number): Promise<boolean> {
  return (await tx.$count(payoutLines, eq(payoutLines.takes_back, payoutId))) > 0
}

export async function isHeldLine(tx: Db, payoutId: number): Promise<boolean> {
  return (await tx.$count(payoutLines, and(eq(payoutLines.payout_id, payoutId), isHeld))) > 0
}

/** What has been added to a line so far to set it right, oldest first. */
export async function listCorrections(tx: Db, payoutId: number): Promise<PayoutRow[]> {
  return tx.select().from(payoutLines).where(eq(payoutLines.corrects, payoutId)).orderBy(asc(payoutLines.payout_id))
}

/**
 * Nobody has agreed yet that the partner gets more for this loan than the lender pays for it: it is neither approved nor
 * paid before an admin has released or corrected it. What is taken back is zero with its second line.
 */
export const isHeld = and(
  isDisbursal,
  isNull(payoutLines.approved_at),
  isNull(payoutLines.released_at),
  isNull(payoutLines.set_gross),
  sql`${payoutLines.gross} > ${payoutLines.revenue}`,
  notTakenBack,
)

/** What is not approved, what of it waits for approval, and what is approved and waits to be paid. */
const ACCRUED = isNull(payoutLines.approved_at)
const UNAPPROVED = and(ACCRUED, sql`not (${isHeld})`)
export const UNPAID = and(isNotNull(payoutLines.approved_at), isNull(payoutLines.paid_at))

/** What a line says of itself: one that takes another back says that, and its dates alone tell where it stands. */
export const wordOf = (status: 'approved' | 'paid') =>
  sql<PayoutRow['status']>`case when ${payoutLines.takes_back} is null then ${status} else 'taken_back' end`

/** How many lines of a month wait for approval, and how many are held. */
export async function countUnapproved(tx: Db, partnerId: number, month: string) {
  const own = and(eq(payoutLines.partner_id, partnerId), eq(payoutLines.month, month))
  return {
    waiting: await tx.$count(payoutLines, and(own, UNAPPROVED)),
    held: await tx.$count(payoutLines, and(own, isHeld)),
  }
}

/** Approves every line of a month that waits for it, and answers them. */
export async function approveMonth(
  tx: Db,
  partnerId: number,
  month: string,
  approved: { approved_at: Date; approved_by: number | null },
): Promise<{ payout_id: number; gross: Paise; tds: Paise; net: Paise }[]> {
  return tx
    .update(payoutLines)
    .set({ ...approved, status: wordOf('approved') })
    .where(and(eq(payoutLines.partner_id, partnerId), eq(payoutLines.month, month), UNAPPROVED))
    .returning({
      ...{ payout_id: payoutLines.payout_id, gross: payoutLines.gross },
      ...{ tds: payoutLines.tds, net: payoutLines.net },
    })
}

export async function createDisputeRow(
  tx: Db,
  dispute: typeof payoutDisputes.$inferInsert,
): Promise<DisputeRow | null> {
  const [row] = await tx.insert(payoutDisputes).values(dispute).onConflictDoNothing().returning()
  return row ?? null
}

/** An unanswered dispute; inside a transaction nobody else answers it meanwhile. */
export async function lockOpenDispute(tx: Db, disputeId: number): Promise<DisputeRow | null> {
  const [row] = await tx
    .select()
    .from(payoutDisputes)
    .where(and(eq(payoutDisputes.dispute_id, disputeId), eq(payoutDisputes.status, 'open')))
    .for('update')
  return row ?? null
}

/** Whose each of these questions is. */
export async function listDisputePartners(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ dispute_id: payoutDisputes.dispute_id, partner_id: payoutDisputes.partner_id })
    .from(payoutDisputes)
    .where(inArray(payoutDisputes.dispute_id, [...ids]))
  return new Map(rows.map(({ dispute_id, partner_id }) => [dispute_id, partner_id]))
}

export async function updateDispute(
  tx: Db,
  disputeId: number,
  changes: Pick<DisputeRow, 'status' | 'answer' | 'answered_at'>,
): Promise<void> {
  await tx.update(payoutDisputes).set(changes).where(eq(payoutDisputes.dispute_id, disputeId))
}

/** What each month of a partner comes to, newest first. */
export async function sumMonths(db: Db, partnerId: number) {
  const sum = (what: SQL | undefined) =>
    sql`coalesce(sum(${payoutLines.net}) filter (where ${what}), 0)`.mapWith(asPaise)
  const number = (what: SQL | undefined) => sql`count(*) filter (where ${what})`.mapWith(Number)
  const all = (column: SQL) => sql`coalesce(sum(${column}), 0)`.mapWith(asPaise)
  return db
    .select({
      month: payoutLines.month,
      lines: sql`count(*)`.mapWith(Number),
      disbursed: all(sql`${payoutLines.disbursed_amount}`),
      gross: all(sql`${payoutLines.gross}`),
      tds: all(sql`${payoutLines.tds}`),
      gst: all(sql`${payoutLines.gst}`),
      net: all(sql`${payoutLines.net}`),
      accrued: sum(ACCRUED),
      held: sum(isHeld),
      approved: sum(UNPAID),
      paid: sum(isNotNull(payoutLines.paid_at)),
      accrued_lines: number(ACCRUED),
      held_lines: number(isHeld),
      approved_lines: number(UNPAID),
      unrecorded: number(and(isNotNull(payoutLines.paid_at), isNull(payoutLines.payment_id))),
    })
    .from(payoutLines)
    .where(eq(payoutLines.partner_id, partnerId))
    .groupBy(payoutLines.month)
    .orderBy(desc(payoutLines.month))
}

/** Does a question about a payout still wait for its answer? */
export async function hasOpenDispute(db: Db, disputeId: number | null): Promise<boolean> {
  if (disputeId === null) return false
  const open = and(eq(payoutDisputes.dispute_id, disputeId), eq(payoutDisputes.status, 'open'))
  return (await db.$count(payoutDisputes, open)) > 0
}
