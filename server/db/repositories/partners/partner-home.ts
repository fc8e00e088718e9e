import { and, count, eq, gte, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { asPaise } from '#server/db/paise-column.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.ts'
import { payoutDisputes, payoutLines } from '#server/db/schema/earnings.ts'
import { leads, touches, trackingLinks } from '#server/db/schema/leads.ts'
import { NO_PAISE } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { isDisbursal } from '../earnings/payouts.ts'
import { isCountedTouch } from '../leads/touches.ts'
import { isWaiting, ofLead, sentWhileHeld } from '../reports/partner-reports.ts'
import { BY_DAY, dayOf, within } from '../shared/days.ts'

/** A partner's own, of all days where none are named. */
export interface Days {
  partner_id: number
  from?: Date
  /** Not included. */
  before?: Date
}

export async function countVisitsByDay(db: Db, days: Days): Promise<{ day: string; visits: number }[]> {
  return db
    .select({ day: dayOf(touches.at), visits: count() })
    .from(touches)
    .where(and(eq(touches.partner_id, days.partner_id), within(touches.at, days), isCountedTouch))
    .groupBy(BY_DAY)
}

export async function countLeadsByDay(db: Db, days: Days): Promise<{ day: string; leads: number }[]> {
  return db
    .select({ day: dayOf(leads.created_at), leads: count() })
    .from(leads)
    .where(and(eq(leads.partner_id, days.partner_id), within(leads.created_at, days)))
    .groupBy(BY_DAY)
}

export async function countApplicationsByDay(db: Db, days: Days): Promise<{ day: string; applications: number }[]> {
  return db
    .select({ day: dayOf(applicationEvents.at), applications: count() })
    .from(leads)
    .innerJoin(applications, ofLead)
    .innerJoin(applicationEvents, sentWhileHeld)
    .where(and(eq(leads.partner_id, days.partner_id), within(applicationEvents.at, days)))
    .groupBy(BY_DAY)
}

/** Whole paise; what was taken back, corrected or given as a reward counts on the day on which it was. */
export async function sumPayoutsByDay(
  db: Db,
  days: Days,
): Promise<{ day: string; disbursals: number; disbursed: Paise; earnings: Paise }[]> {
  return db
    .select({
      day: dayOf(payoutLines.disbursed_at),
      disbursals: sql`count(*) filter (where ${isDisbursal})`.mapWith(Number),
      disbursed: sql`sum(${payoutLines.disbursed_amount})`.mapWith(asPaise),
      earnings: sql`sum(${payoutLines.gross})`.mapWith(asPaise),
    })
    .from(payoutLines)
    .where(and(eq(payoutLines.partner_id, days.partner_id), within(payoutLines.disbursed_at, days)))
    .groupBy(BY_DAY)
}

/** Applications that have not moved since `inactiveSince`, and those for which the lender wants documents. */
export async function countOpenWork(
  db: Db,
  partnerId: number,
  inactiveSince: Date,
): Promise<{ waiting: number; documents: number }> {
  const [row] = await db
    .select({
      waiting: sql`count(*) filter (where ${isWaiting(inactiveSince)})`.mapWith(Number),
      documents: sql`count(*) filter (where ${applications.status} = 'documents_needed')`.mapWith(Number),
    })
    .from(leads)
    .innerJoin(applications, ofLead)
    .innerJoin(applicationEvents, sentWhileHeld)
    .where(
      and(
        eq(leads.partner_id, partnerId),
        sql`${applications.status} not in ('disbursed', 'rejected', 'withdrawn', 'expired')`,
      ),
    )
  return row ?? { waiting: 0, documents: 0 }
}

/** Disputes answered and links switched off since then. */
export async function countNews(
  db: Db,
  partnerId: number,
  since: Date,
): Promise<{ disputes_answered: number; links_disabled: number }> {
  return {
    disputes_answered: await db.$count(
      payoutDisputes,
      and(
        eq(payoutDisputes.partner_id, partnerId),
        ne(payoutDisputes.status, 'open'),
        gte(payoutDisputes.answered_at, since),
      ),
    ),
    links_disabled: await db.$count(
      trackingLinks,
      and(eq(trackingLinks.partner_id, partnerId), gte(trackingLinks.disabled_at, since)),
    ),
  }
}

/** What is approved and not paid, what is not approved yet (paise, after tax), and the newest month that is approved. */
export async function sumUnpaid(
  db: Db,
  partnerId: number,
): Promise<{ approved: Paise; accrued: Paise; month: string | null }> {
  const approved = and(isNotNull(payoutLines.approved_at), isNull(payoutLines.paid_at))
  const [row] = await db
    .select({
      approved: sql`coalesce(sum(${payoutLines.net}) filter (where ${approved}), 0)`.mapWith(asPaise),
      accrued: sql`coalesce(sum(${payoutLines.net}) filter (where ${isNull(payoutLines.approved_at)}), 0)`.mapWith(
        asPaise,
      ),
      month: sql<string | null>`max(${payoutLines.month}) filter (where ${approved})`,
    })
    .from(payoutLines)
    .where(and(eq(payoutLines.partner_id, partnerId), isNull(payoutLines.paid_at)))
  return row ?? { approved: NO_PAISE, accrued: NO_PAISE, month: null }
}
