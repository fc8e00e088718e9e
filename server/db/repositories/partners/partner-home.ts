import { and, eq, gte, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { asPaise } from '#server/db/paise-column.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.ts'
import { payoutDisputes, payoutLines } from '#server/db/schema/earnings.ts'
import { leads, touches, trackingLinks } from '#server/db/schema/leads.ts'
import { LINK_MARK, OWN_DIMENSIONS } from '#src/contract/entities/figures/own-traces.ts'
import type { OwnCut, OwnDimension, OwnFigure } from '#src/contract/entities/figures/own-traces.ts'
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

/** Empty = by none; a mark and the name of the link, which the product's usual one has not. */
const linkOf = (link: AnyColumn): SQL =>
  sql`case when ${link} is null then '' else ${LINK_MARK} || ${trackingLinks.label} end`
const linkOfLead = eq(trackingLinks.link_id, leads.link_id)
const whole = sql`count(*)`.mapWith(Number)
const EARNED = {
  disbursals: sql`count(*) filter (where ${isDisbursal})`.mapWith(Number),
  earnings: sql`sum(${payoutLines.gross})`.mapWith(asPaise),
}

/** Where a row of a figure belongs; empty = a reward has no lead and no lender, and nobody has one before they apply. */
type Places = Record<OwnCut, SQL>
const OF_LEAD = { product: sql`${leads.product_type}`, channel: sql`${leads.channel}`, link: linkOf(leads.link_id) }
const PLACES: Record<OwnFigure, Places> = (() => {
  const payout: Places = {
    product: sql`coalesce(${leads.product_type}, '')`,
    channel: sql`coalesce(${leads.channel}, '')`,
    link: linkOf(leads.link_id),
    lender: sql`coalesce(${payoutLines.lender_id}::text, '')`,
    day: dayOf(payoutLines.disbursed_at),
  }
  return {
    visits: {
      product: sql`${touches.product_type}`,
      channel: sql`${touches.channel}`,
      link: linkOf(touches.link_id),
      lender: sql`''`,
      day: dayOf(touches.at),
    },
    leads: { ...OF_LEAD, lender: sql`''`, day: dayOf(leads.created_at) },
    applications: {
      ...OF_LEAD,
      lender: sql`coalesce(${applications.lender_id}::text, '')`,
      day: dayOf(applicationEvents.at),
    },
    disbursals: payout,
    earnings: payout,
  }
})()

/** The rows that a figure is counted of, before a partner and days are chosen; whose they are, and when they happened. */
interface Source {
  read: { where(condition: SQL | undefined): { groupBy(by: SQL): PromiseLike<Sum[]> } }
  partner: AnyColumn
  at: AnyColumn
  only?: SQL | undefined
}
interface Sum {
  of: string
  value: number
}

function sourceOf(db: Db, figure: OwnFigure, of: SQL<string>): Source {
  switch (figure) {
    case 'visits': {
      const linked = eq(trackingLinks.link_id, touches.link_id)
      const read = db.select({ of, value: whole }).from(touches).leftJoin(trackingLinks, linked)
      return { read, partner: touches.partner_id, at: touches.at, only: isCountedTouch }
    }
    case 'leads': {
      const read = db.select({ of, value: whole }).from(leads).leftJoin(trackingLinks, linkOfLead)
      return { read, partner: leads.partner_id, at: leads.created_at }
    }
    case 'applications': {
      const read = db
        .select({ of, value: whole })
        .from(leads)
        .innerJoin(applications, ofLead)
        .innerJoin(applicationEvents, sentWhileHeld)
        .leftJoin(trackingLinks, linkOfLead)
      return { read, partner: leads.partner_id, at: applicationEvents.at }
    }
    case 'disbursals':
    case 'earnings': {
      const read = db
        .select({ of, value: EARNED[figure] })
        .from(payoutLines)
        .leftJoin(leads, eq(leads.lead_id, payoutLines.lead_id))
        .leftJoin(trackingLinks, linkOfLead)
      return { read, partner: payoutLines.partner_id, at: payoutLines.disbursed_at }
    }
  }
}

/** A figure of a partner's own in some days, of each thing that it is told apart by. Numbers, or whole paise. */
export async function listOwnFigure(
  db: Db,
  days: Days,
  ask: { figure: OwnFigure; by: OwnCut; filters?: Partial<Record<OwnDimension, string>> },
): Promise<Sum[]> {
  const { figure, by, filters = {} } = ask
  const places = PLACES[figure]
  const { read, partner, at, only } = sourceOf(db, figure, places[by].mapWith(String))
  const passing = OWN_DIMENSIONS.flatMap((name) => {
    const value = filters[name]
    return value === undefined ? [] : [sql`${places[name]} = ${value}`]
  })
  return read.where(and(eq(partner, days.partner_id), within(at, days), only, ...passing)).groupBy(BY_DAY)
}

/** Whole paise; what was taken back, corrected or given as a reward counts on the day on which it was. */
export async function sumPayoutsByDay(
  db: Db,
  days: Days,
): Promise<{ day: string; disbursals: number; disbursed: Paise; earnings: Paise }[]> {
  return db
    .select({
      day: dayOf(payoutLines.disbursed_at),
      ...EARNED,
      disbursed: sql`sum(${payoutLines.disbursed_amount})`.mapWith(asPaise),
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
