import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { asHeld } from '#server/db/held.ts'
import type { Held } from '#server/db/held.ts'
import { asPaise } from '#server/db/paise-column.ts'
import { applications } from '#server/db/schema/applications.ts'
import { payoutDisputes, payoutLines } from '#server/db/schema/earnings.ts'
import { leads } from '#server/db/schema/leads.ts'
import type { Tx } from '#server/db/transaction.ts'
import { uniqueIndexOf } from '#server/db/unique-index.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { isOneNumberOf } from '../shared/is-one-of.ts'
import { rowsOf } from '../shared/rows-of.ts'

export type PayoutRow = typeof payoutLines.$inferSelect
export type DisputeRow = typeof payoutDisputes.$inferSelect
/** A month of a lender. */
export interface LenderMonth {
  lender_id: number
  month: string
}
/** One month of one lender through one partner: what a slab is chosen by. */
export interface PayoutGroup extends LenderMonth {
  partner_id: number
}

/** What a partner is paid, held. */
export type HeldPayouts = Held<'payouts', Pick<PayoutGroup, 'partner_id'>>

/** Until the transaction ends, nobody else works out or settles what this partner is paid. */
export async function lockPayouts(tx: Tx, partnerId: number): Promise<HeldPayouts> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`payouts:${partnerId}`}))`)
  return asHeld('payouts', { partner_id: partnerId })
}

/** The same of several partners, by their number: two that wait for each other would never end, so the lowest comes first. */
export async function lockPayoutsOf(tx: Tx, partnerIds: Iterable<number>): Promise<(partnerId: number) => HeldPayouts> {
  const all = new Map<number, HeldPayouts>()
  for (const partnerId of [...new Set(partnerIds)].sort((a, b) => a - b))
    all.set(partnerId, await lockPayouts(tx, partnerId))
  return (partnerId) => {
    const payouts = all.get(partnerId)
    if (!payouts) throw new Error(`what partner ${partnerId} is paid is not held`)
    return payouts
  }
}

/**
 * The lead that each application came of: the partner held the person for this product when it was sent, or it is the very
 * application that the lead is tied to. By application; most came of none.
 */
export async function listLeadsOfApplications(
  tx: Db,
  appIds: readonly string[],
): Promise<Map<string, { lead_id: number; partner_id: number }>> {
  if (appIds.length === 0) return new Map()
  const rows = await tx.execute(sql`
    select a.app_id, l.lead_id, l.partner_id
    from applications a
    cross join lateral (
      select min(at) as sent_at from application_events e where e.app_id = a.app_id and e.status = 'submitted'
    ) s
    cross join lateral (
      select lead_id, partner_id from leads l
      where l.app_id = a.app_id or (l.user_id = a.user_id and l.product_type = a.product_type
        and l.first_touch_at <= s.sent_at and l.held_until > s.sent_at)
      order by l.first_touch_at desc, l.lead_id desc limit 1
    ) l
    where a.app_id = any(array(select jsonb_array_elements_text(${JSON.stringify(appIds)}::jsonb)))`)
  return new Map(
    rowsOf<{ app_id: string; lead_id: number; partner_id: number }>(rows).map(({ app_id, ...lead }) => [app_id, lead]),
  )
}

/** Adds lines of disbursals, and answers them; a disbursal that has one already gets no other. */
export async function createPayoutLines(
  tx: Db,
  lines: readonly (typeof payoutLines.$inferInsert)[],
): Promise<PayoutRow[]> {
  if (lines.length === 0) return []
  return tx
    .insert(payoutLines)
    .values([...lines])
    .onConflictDoNothing(uniqueIndexOf(payoutLines, 'payout_lines_app'))
    .returning()
}

/** Adds a line; null when the disbursal or the invitation has one already. */
export async function createPayoutLine(tx: Db, line: typeof payoutLines.$inferInsert): Promise<PayoutRow | null> {
  if (line.referral_id == null) return (await createPayoutLines(tx, [line]))[0] ?? null
  const once = uniqueIndexOf(payoutLines, 'payout_lines_referral')
  const [row] = await tx.insert(payoutLines).values(line).onConflictDoNothing(once).returning()
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
export const notTakenBack = sql`not exists (select 1 from payout_lines back where back.takes_back = payout_lines.payout_id)`

/** What each of several lines comes to, in one statement; whoever released one of them agreed to other figures. */
export async function updateLineAmounts(
  tx: Db,
  lines: readonly Pick<PayoutRow, 'payout_id' | 'revenue' | 'gross'>[],
): Promise<void> {
  if (lines.length === 0) return
  await tx.execute(sql`
    update payout_lines set revenue = now.revenue, gross = now.gross, released_at = null
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as now(payout_id int, revenue bigint, gross bigint)
    where payout_lines.payout_id = now.payout_id`)
}

export async function updatePayoutLines(
  tx: Db,
  ids: readonly number[],
  changes: Partial<Omit<PayoutRow, 'payout_id' | 'partner_id'>>,
): Promise<void> {
  if (ids.length === 0) return
  await tx.update(payoutLines).set(changes).where(isOneNumberOf(payoutLines.payout_id, ids))
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

/** What people call a line: its lead, its application where it came of none; null for a reward, which has neither. */
export async function findLineReference(db: Db, payoutId: number): Promise<string | null> {
  const [row] = await db
    .select({ lead: leads.reference, application: applications.reference })
    .from(payoutLines)
    .leftJoin(leads, eq(leads.lead_id, payoutLines.lead_id))
    .leftJoin(applications, eq(applications.app_id, payoutLines.app_id))
    .where(eq(payoutLines.payout_id, payoutId))
  return row?.lead ?? row?.application ?? null
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
      payout_id: payoutLines.payout_id,
      gross: payoutLines.gross,
      tds: payoutLines.tds,
      net: payoutLines.net,
    })
}

export async function createDisputeRow(
  tx: Db,
  dispute: typeof payoutDisputes.$inferInsert,
): Promise<DisputeRow | null> {
  const [row] = await tx
    .insert(payoutDisputes)
    .values(dispute)
    .onConflictDoNothing(uniqueIndexOf(payoutDisputes, 'payout_disputes_one_open'))
    .returning()
  return row ?? null
}

/** An unanswered dispute; inside a transaction nobody else answers it meanwhile. */
export async function lockOpenDispute(tx: Tx, disputeId: number): Promise<DisputeRow | null> {
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
