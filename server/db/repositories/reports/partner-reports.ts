import { and, eq, gte, lt, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.ts'
import { lenders } from '#server/db/schema/catalogue.ts'
import { leads, trackingLinks } from '#server/db/schema/leads.ts'
import type {
  APPLICATION_SORTS,
  ApplicationFilters,
  LEAD_SORTS,
  LeadFilters,
} from '#src/contract/entities/reports/partner-report.ts'
import { contains, countUpTo } from '../shared/pages.ts'
import { countRows, windowOf } from './report-scope.ts'
import type { Part, ReportScope } from './report-scope.ts'

const LEAD_COLUMNS = {
  lead_id: leads.lead_id,
  reference: leads.reference,
  contact_enc: leads.contact_enc,
  product_type: leads.product_type,
  channel: leads.channel,
  link: trackingLinks.label,
  status: leads.status,
  created_at: leads.created_at,
  first_touch_at: leads.first_touch_at,
  last_touch_at: leads.last_touch_at,
}

const LEAD_ORDERS = {
  created_at: [leads.created_at, leads.lead_id],
  last_touch_at: [leads.last_touch_at, leads.lead_id],
  product_type: [leads.product_type, leads.lead_id],
  status: [leads.status, leads.lead_id],
} satisfies Record<(typeof LEAD_SORTS)[number], unknown>

const ofLink = sql`(select ${trackingLinks.label} from ${trackingLinks} where ${trackingLinks.link_id} = ${leads.link_id})`
const lenderName = sql`(select ${lenders.name} from ${lenders} where ${lenders.lender_id} = ${applications.lender_id})`
const anyContains = (columns: readonly Parameters<typeof contains>[0][], search: string | undefined) =>
  search === undefined ? undefined : or(...columns.map((column) => contains(column, search.trim())))

const leadsWhere = (
  scope: ReportScope,
  { product, status, channel, reference, search }: LeadFilters,
): SQL | undefined =>
  and(
    anyContains([leads.reference, ofLink], search),
    eq(leads.partner_id, scope.partner_id),
    scope.from && gte(leads.created_at, scope.from),
    scope.before && lt(leads.created_at, scope.before),
    scope.below === undefined ? undefined : lt(leads.lead_id, scope.below),
    product === undefined ? undefined : eq(leads.product_type, product),
    status === undefined ? undefined : sql`${leads.status} = ${status}`,
    channel === undefined ? undefined : sql`${leads.channel} = ${channel}`,
    // People read out the number, with or without its letters.
    reference === undefined ? undefined : sql`${leads.reference} like ${`%${reference.toUpperCase()}`}`,
  )

export async function listLeadReportRows(
  db: Db,
  scope: ReportScope,
  filters: LeadFilters,
  part: Part<(typeof LEAD_SORTS)[number]>,
) {
  const { order, limit, offset } = windowOf(LEAD_ORDERS, part, leads.lead_id)
  return db
    .select(LEAD_COLUMNS)
    .from(leads)
    .leftJoin(trackingLinks, eq(trackingLinks.link_id, leads.link_id))
    .where(leadsWhere(scope, filters))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
}

export const countLeadReport = (db: Db, scope: ReportScope, filters: LeadFilters, cap: number): Promise<number> =>
  countUpTo(db, leads, leadsWhere(scope, filters), cap)

/** Statuses in which the next step is the lender's. */
const WITH_LENDER = sql`('submitted', 'queued', 'received', 'in_review', 'approved', 'agreement_signed')`

/** An application of a lead: sent while the partner held the person for the product, or the one that it is tied to. */
export const ofLead = and(
  eq(applications.user_id, leads.user_id),
  eq(applications.product_type, leads.product_type),
  ne(applications.status, 'draft'),
)
export const sentWhileHeld = and(
  eq(applicationEvents.app_id, applications.app_id),
  eq(applicationEvents.status, 'submitted'),
  sql`${applicationEvents.at} >= ${leads.first_touch_at}`,
  sql`(${applicationEvents.at} < ${leads.held_until} or ${applications.app_id} = ${leads.app_id})`,
)

/** Nothing has moved since `inactiveSince`, and the lender is the one to move. */
export const isWaiting = (inactiveSince: Date): SQL =>
  sql`(${applications.status} in ${WITH_LENDER} and ${applications.updated_at} < ${inactiveSince.toISOString()}::timestamptz)`

const APPLICATION_COLUMNS = {
  id: applicationEvents.event_id,
  reference: applications.reference,
  lead_reference: leads.reference,
  contact_enc: leads.contact_enc,
  product_type: applications.product_type,
  lender: lenders.name,
  amount: applications.amount,
  status: applications.status,
  submitted_at: applicationEvents.at,
  updated_at: applications.updated_at,
}

const APPLICATION_ORDERS = {
  submitted_at: [applicationEvents.at, applicationEvents.event_id],
  updated_at: [applications.updated_at, applicationEvents.event_id],
  amount: [applications.amount, applicationEvents.event_id],
  status: [applications.status, applicationEvents.event_id],
} satisfies Record<(typeof APPLICATION_SORTS)[number], unknown>

function applicationsWhere(
  scope: ReportScope,
  { product, status, lender, search }: ApplicationFilters,
  inactiveSince: Date,
): SQL | undefined {
  const ofStatus = status === 'waiting' ? isWaiting(inactiveSince) : sql`${applications.status} = ${status}`
  return and(
    eq(leads.partner_id, scope.partner_id),
    scope.from && gte(applicationEvents.at, scope.from),
    scope.before && lt(applicationEvents.at, scope.before),
    scope.below === undefined ? undefined : lt(applicationEvents.event_id, scope.below),
    product === undefined ? undefined : eq(applications.product_type, product),
    status === undefined ? undefined : ofStatus,
    lender === undefined ? undefined : eq(applications.lender_id, Number(lender)),
    anyContains([applications.reference, leads.reference, lenderName], search),
  )
}

export async function listApplicationReportRows(
  db: Db,
  scope: ReportScope,
  filters: ApplicationFilters,
  part: Part<(typeof APPLICATION_SORTS)[number]>,
  inactiveSince: Date,
) {
  const { order, limit, offset } = windowOf(APPLICATION_ORDERS, part, applicationEvents.event_id)
  return db
    .select(APPLICATION_COLUMNS)
    .from(leads)
    .innerJoin(applications, ofLead)
    .innerJoin(applicationEvents, sentWhileHeld)
    .leftJoin(lenders, eq(lenders.lender_id, applications.lender_id))
    .where(applicationsWhere(scope, filters, inactiveSince))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
}

export async function countApplicationReport(
  db: Db,
  scope: ReportScope,
  filters: ApplicationFilters,
  cap: number,
  inactiveSince: Date,
): Promise<number> {
  return countRows(
    db,
    db
      .select({ one: sql`1`.as('one') })
      .from(leads)
      .innerJoin(applications, ofLead)
      .innerJoin(applicationEvents, sentWhileHeld)
      .where(applicationsWhere(scope, filters, inactiveSince))
      .limit(cap + 1)
      .as('some'),
  )
}
