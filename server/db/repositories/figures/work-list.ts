import { and, asc, countDistinct, eq, gte, inArray, isNull, lt, max, min, sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { applications, waitingWords } from '#server/db/schema/applications.ts'
import { lenders } from '#server/db/schema/catalogue.ts'
import { criteriaDrafts } from '#server/db/schema/criteria.ts'
import { partnerTerms, payoutDisputes, payoutLines } from '#server/db/schema/earnings.ts'
import { applicationFacts, figureAlarms, lenderCalls } from '#server/db/schema/figures.ts'
import { importBatches } from '#server/db/schema/imports.ts'
import { webhookDeliveries } from '#server/db/schema/integration.ts'
import { merchantRequests } from '#server/db/schema/merchants.ts'
import { partnerDetails, partners } from '#server/db/schema/partners.ts'
import { paymentRuns } from '#server/db/schema/paying.ts'
import { erasureRequests } from '#server/db/schema/privacy.ts'
import { helpRequests } from '#server/db/schema/support.ts'
import { isHeld, UNPAID } from '../earnings/payouts.ts'

export interface Waiting {
  count: number
  oldest: Date | null
  about?: string | null
}

interface OfLender {
  lender_id: number
  lender: string
  count: number
  oldest: Date | null
}

const NOTHING: Waiting = { count: 0, oldest: null }

async function waiting(db: Db, table: PgTable, since: AnyColumn, where: SQL | undefined): Promise<Waiting> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number), oldest: min(since).mapWith(since) })
    .from(table)
    .where(where)
  return { count: row?.count ?? 0, oldest: (row?.oldest as Date | null | undefined) ?? null }
}

/** Partners who may sell, of whom neither the first agreement nor a later version in force says that they are paid. */
export const countWithoutTerms = (db: Db, today: string) =>
  waiting(
    db,
    partners,
    partners.created_at,
    and(
      eq(partners.status, 1),
      sql`${partners.revenue_percent} = 0 and ${partners.revenue_flat_fee} = 0`,
      sql`not exists (select 1 from ${partnerTerms} where ${partnerTerms.partner_id} = ${partners.partner_id}
        and ${partnerTerms.called_off_at} is null and ${partnerTerms.from_day} <= ${today}
        and (${partnerTerms.revenue_percent} > 0 or ${partnerTerms.revenue_flat_fee} > 0))`,
    ),
  )

/** Somebody has applied, and no lender's file has been written yet. */
export async function lacksFirstFile(db: Db): Promise<boolean> {
  const [sent] = await db.select({ app_id: applicationFacts.app_id }).from(applicationFacts).limit(1)
  if (!sent) return false
  const [written] = await db
    .select({ batch_id: importBatches.batch_id })
    .from(importBatches)
    .where(inArray(importBatches.state, ['committed', 'undone']))
    .limit(1)
  return written === undefined
}

/** Due before `today` began, and staff has never answered. */
export const countLateTickets = (db: Db, today: Date) =>
  waiting(
    db,
    helpRequests,
    helpRequests.due_at,
    and(
      lt(helpRequests.due_at, today),
      sql`not exists (select 1 from ticket_messages m where m.ticket = ${helpRequests.ticket} and m.author = 'staff')`,
    ),
  )

export const countDisputes = (db: Db) =>
  waiting(db, payoutDisputes, payoutDisputes.created_at, eq(payoutDisputes.status, 'open'))
/** Accounts whose check stands so, as a name that is alike; the partner whose account has waited longest is named. */
export async function countAccountsIn(db: Db, check: 'unsure' | 'returned'): Promise<Waiting> {
  const rows = await db
    .select({ name: partners.name })
    .from(partnerDetails)
    .innerJoin(partners, eq(partners.partner_id, partnerDetails.partner_id))
    .where(eq(partnerDetails.bank_check, check))
    .orderBy(asc(partnerDetails.updated_at))
  return { count: rows.length, oldest: null, about: rows[0]?.name ?? null }
}
export const countMerchantRequests = (db: Db) =>
  waiting(db, merchantRequests, merchantRequests.created_at, eq(merchantRequests.status, 'open'))
/** Other reasons to wait end by themselves. */
export const countHeldErasures = (db: Db) =>
  waiting(
    db,
    erasureRequests,
    erasureRequests.created_at,
    and(eq(erasureRequests.status, 'held'), inArray(erasureRequests.held_for, ['legal_hold', 'part_hold'])),
  )
export const countGivenUpWebhooks = (db: Db, since: Date) =>
  waiting(
    db,
    webhookDeliveries,
    webhookDeliveries.created_at,
    and(eq(webhookDeliveries.status, 'failed'), gte(webhookDeliveries.created_at, since)),
  )
/** Words that nobody has explained, by their lender: as many as its table shows; the one that waits longest first. */
export async function listUnknownWords(db: Db): Promise<OfLender[]> {
  const { status, sub_status, reason, at, lender_id, settled_at } = waitingWords
  const oldest = min(at).mapWith(at)
  return db
    .select({
      lender_id,
      lender: lenders.name,
      oldest,
      count: sql`count(distinct (${status}, ${sub_status}, ${reason}, ${applications.product_type}))`.mapWith(Number),
    })
    .from(waitingWords)
    .innerJoin(lenders, eq(lenders.lender_id, lender_id))
    .innerJoin(applications, eq(applications.app_id, waitingWords.app_id))
    .where(isNull(settled_at))
    .groupBy(lender_id, lenders.name)
    .orderBy(asc(oldest), asc(lender_id))
}
/** Drafts of criteria, by their lender. */
export async function listCriteriaDrafts(db: Db): Promise<OfLender[]> {
  const { lender_id, created_at, status } = criteriaDrafts
  const oldest = min(created_at).mapWith(created_at)
  return db
    .select({ lender_id, lender: lenders.name, oldest, count: sql`count(*)`.mapWith(Number) })
    .from(criteriaDrafts)
    .innerJoin(lenders, eq(lenders.lender_id, lender_id))
    .where(eq(status, 'draft'))
    .groupBy(lender_id, lenders.name)
    .orderBy(asc(oldest), asc(lender_id))
}
export const countWrongSums = (db: Db) => waiting(db, figureAlarms, figureAlarms.found_at, isNull(figureAlarms.seen_at))
export const countHeldPayouts = (db: Db) => waiting(db, payoutLines, payoutLines.disbursed_at, isHeld)

/** Months of partners, and whose the first of them is. */
async function months(db: Db, where: SQL | undefined): Promise<Waiting & { month: string | null }> {
  const [row] = await db
    .select({
      count: countDistinct(sql`(${payoutLines.partner_id}, ${payoutLines.month})`),
      month: min(payoutLines.month),
    })
    .from(payoutLines)
    .where(where)
  if (!row?.month) return { ...NOTHING, month: null }
  const [first] = await db
    .select({ name: partners.name })
    .from(payoutLines)
    .innerJoin(partners, eq(partners.partner_id, payoutLines.partner_id))
    .where(and(where, eq(payoutLines.month, row.month)))
    .orderBy(asc(partners.name))
    .limit(1)
  return { count: row.count, oldest: null, about: first?.name ?? null, month: row.month }
}

/** Months that are over, with lines that nobody has approved and nothing holds. */
export const countMonthsToApprove = (db: Db, thisMonth: string) =>
  months(db, and(isNull(payoutLines.approved_at), lt(payoutLines.month, thisMonth), sql`(${isHeld}) is not true`))
/** Months with lines that are approved and in no run. */
export const countMonthsToPay = (db: Db) => months(db, and(UNPAID, isNull(payoutLines.run_line_id)))

/** Runs that stand there, the oldest first. */
export const listOpenRuns = (db: Db, state: 'made' | 'checked') =>
  db.select().from(paymentRuns).where(eq(paymentRuns.state, state)).orderBy(asc(paymentRuns.run_id))

/** The newest run that the bank has had. */
export async function newestSentRun(db: Db): Promise<number | null> {
  const [row] = await db
    .select({ run_id: max(paymentRuns.run_id) })
    .from(paymentRuns)
    .where(inArray(paymentRuns.state, ['sent', 'done']))
  return row?.run_id ?? null
}

/** Lenders of which at least `least` calls, and half of all, have failed since then; the worst is named. */
export async function countFailingLenders(db: Db, since: Date, least: number): Promise<Waiting> {
  const failed = sql`count(*) filter (where ${lenderCalls.outcome} <> 'ok')`
  const rows = await db
    .select({ name: lenders.name, oldest: min(lenderCalls.at) })
    .from(lenderCalls)
    .innerJoin(lenders, eq(lenders.lender_id, lenderCalls.lender_id))
    .where(gte(lenderCalls.at, since))
    .groupBy(lenders.lender_id, lenders.name)
    .having(sql`${failed} >= ${least} and ${failed} * 2 >= count(*)`)
    .orderBy(sql`${failed} desc`)
  return { count: rows.length, oldest: rows[0]?.oldest ?? null, about: rows[0]?.name ?? null }
}
