import { and, asc, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { asPaise } from '#server/db/paise-column.ts'
import { applications } from '#server/db/schema/applications.ts'
import { payoutLines } from '#server/db/schema/earnings.ts'
import { leads, trackingLinks } from '#server/db/schema/leads.ts'
import { partners } from '#server/db/schema/partners.ts'
import { admins } from '#server/db/schema/staff.ts'
import { helpRequests } from '#server/db/schema/support.ts'
import { CLOSED } from '../applications/applications.ts'
import type { PartnerRow } from './partners.ts'

/** Those of these partners that are switched off. */
export async function listStoppedPartners(db: Db, partnerIds: readonly number[]): Promise<number[]> {
  if (partnerIds.length === 0) return []
  const rows = await db
    .select({ partner_id: partners.partner_id })
    .from(partners)
    .where(and(inArray(partners.partner_id, [...partnerIds]), ne(partners.status, 1)))
  return rows.map(({ partner_id }) => partner_id)
}

/** A partner, and the admin of its newest suspension, resume or leave. */
export async function findPartnerStanding(
  db: Db,
  partnerId: number,
): Promise<{ partner: PartnerRow; by: string | null } | null> {
  const [row] = await db
    .select({ partner: partners, by: admins.name })
    .from(partners)
    .leftJoin(admins, eq(admins.admin_id, partners.standing_by))
    .where(eq(partners.partner_id, partnerId))
  return row ?? null
}

/** What of a partner is not done: months that are not paid, tickets, applications of its leads, links that work. */
export async function readOpenOf(db: Db, partnerId: number) {
  const months = await db
    .select({ month: payoutLines.month, net: sql`sum(${payoutLines.net})`.mapWith(asPaise) })
    .from(payoutLines)
    .where(and(eq(payoutLines.partner_id, partnerId), isNull(payoutLines.paid_at)))
    .groupBy(payoutLines.month)
    .orderBy(asc(payoutLines.month))
  const tickets = await db.$count(
    helpRequests,
    and(eq(helpRequests.partner_id, partnerId), ne(helpRequests.status, 'closed')),
  )
  const underWay = db
    .select({ app_id: leads.app_id })
    .from(leads)
    .innerJoin(applications, eq(applications.app_id, leads.app_id))
    .where(and(eq(leads.partner_id, partnerId), notInArray(applications.status, CLOSED)))
    .as('under_way')
  const links = await db.$count(
    trackingLinks,
    and(eq(trackingLinks.partner_id, partnerId), isNull(trackingLinks.disabled_at)),
  )
  return { months, tickets, applications: await db.$count(underWay), links }
}
