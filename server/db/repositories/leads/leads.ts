import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.ts'
import { leads, trackingLinks } from '#server/db/schema/leads.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { LeadSort } from '#src/contract/endpoints/partner/leads.ts'
import { COUNT_CAP } from '#src/contract/entities/shared/page-query.ts'
import type { PageAsk } from '#src/contract/entities/shared/page-query.ts'
import { writeOrigin } from '../figures/write-facts.ts'
import { countUpTo, offsetOf, orderOf } from '../shared/pages.ts'

export type LeadRow = typeof leads.$inferSelect
export type LeadChanges = Partial<Omit<LeadRow, 'lead_id' | 'reference'>>

const OPEN = ['new', 'in_progress', 'applied'] as const

/** Next number of a lead, such as LD-310101. */
export async function nextLeadReference(db: Db): Promise<string> {
  const [row] = await db.select({ number: sql`nextval('lead_numbers')`.mapWith(String) }).from(sql`(select 1) as one`)
  if (!row) throw new Error('no lead number')
  return `LD-${row.number}`
}

/** Until the transaction ends, nobody else decides about this person and product. */
export async function lockLeadOf(tx: Tx, phoneIndex: string, productType: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`lead ${productType} ${phoneIndex}`}))`)
}

export async function createLeadRow(tx: Db, row: typeof leads.$inferInsert): Promise<void> {
  await tx.insert(leads).values(row)
  if (row.user_id) await writeOrigin(tx, row.user_id, row.product_type)
}

export async function updateLeadRow(tx: Db, leadId: number, changes: LeadChanges): Promise<void> {
  const [row] = await tx.update(leads).set(changes).where(eq(leads.lead_id, leadId)).returning()
  if (row?.user_id) await writeOrigin(tx, row.user_id, row.product_type)
}

/** The newest leads of a person and a product, of whatever partner. */
export async function listLeadsOfPerson(tx: Db, phoneIndex: string, productType: string): Promise<LeadRow[]> {
  return tx
    .select()
    .from(leads)
    .where(and(eq(leads.phone_index, phoneIndex), eq(leads.product_type, productType)))
    .orderBy(desc(leads.lead_id))
}

/**
 * A person is known by another contact from now on. Where a lead is open under that contact already, there is room for no second one: the older name's ends.
 */
export async function moveLeadsOfPerson(tx: Db, userId: number, from: string, to: string, now: Date): Promise<void> {
  const open = await tx
    .select({ product: leads.product_type })
    .from(leads)
    .where(and(eq(leads.phone_index, to), inArray(leads.status, [...OPEN])))
  const doubled = open.map(({ product }) => product)
  const own = and(eq(leads.phone_index, from), eq(leads.user_id, userId))
  if (doubled.length > 0)
    await tx
      .update(leads)
      .set({ status: 'lost', held_until: now, updated_at: now })
      .where(and(own, inArray(leads.product_type, doubled), inArray(leads.status, [...OPEN])))
  await tx.update(leads).set({ phone_index: to }).where(own)
}

export const isOpenLead = ({ status }: Pick<LeadRow, 'status'>): boolean => OPEN.some((open) => open === status)

/** A person's applications for a product; `submitted_at` null for a draft, `ended_at` null while one is open. */
export async function listLeadApplications(tx: Db, userId: number, productType: string) {
  const sent = sql<Date | null>`min(${applicationEvents.at}) filter (where ${applicationEvents.status} = 'submitted')`
  const final = sql`('disbursed', 'rejected', 'withdrawn', 'expired')`
  const ended = sql<Date | null>`max(${applicationEvents.at}) filter (where ${applicationEvents.status} in ${final})`
  const rows = await tx
    .select({
      app_id: applications.app_id,
      status: applications.status,
      created_at: applications.created_at,
      submitted_at: sent.mapWith(applicationEvents.at),
      ended_at: ended.mapWith(applicationEvents.at),
    })
    .from(applications)
    .leftJoin(applicationEvents, eq(applicationEvents.app_id, applications.app_id))
    .where(and(eq(applications.user_id, userId), eq(applications.product_type, productType)))
    .groupBy(applications.app_id)
    .orderBy(applications.created_at)
  return rows.map((row) => ({
    ...row,
    submitted_at: row.status === 'draft' ? null : (row.submitted_at ?? row.created_at),
  }))
}

/**
 * Leads of people who never signed in, whose time is over and of whom something is left to forget; held until the
 * transaction ends. What somebody else is at is left for the next time.
 */
export async function lockExpiredLeads(tx: Tx, now: Date, limit: number): Promise<LeadRow[]> {
  return tx
    .select()
    .from(leads)
    .where(
      and(
        isNull(leads.user_id),
        lt(leads.held_until, now),
        or(isNotNull(leads.contact_enc), inArray(leads.status, [...OPEN])),
      ),
    )
    .orderBy(asc(leads.lead_id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export interface LeadFilter {
  status?: string | undefined
  product_type?: string | undefined
}

const SORT_COLUMNS = {
  created_at: [leads.created_at, leads.lead_id],
  updated_at: [leads.updated_at, leads.lead_id],
  status: [leads.status, leads.lead_id],
  product_type: [leads.product_type, leads.lead_id],
} as const satisfies Record<LeadSort, readonly unknown[]>

/** The condition under which a lead is this partner's and wanted. */
const ownLeads = (partnerId: number, { status, product_type }: LeadFilter): SQL | undefined =>
  and(
    eq(leads.partner_id, partnerId),
    status === undefined ? undefined : sql`${leads.status} = ${status}`,
    product_type === undefined ? undefined : eq(leads.product_type, product_type),
  )

/** One page of a partner's leads, each with the name of its link. */
export async function listOwnLeads(
  db: Db,
  partnerId: number,
  filter: LeadFilter,
  ask: PageAsk<LeadSort>,
): Promise<{ lead: LeadRow; label: string | null }[]> {
  return db
    .select({ lead: leads, label: trackingLinks.label })
    .from(leads)
    .leftJoin(trackingLinks, eq(trackingLinks.link_id, leads.link_id))
    .where(ownLeads(partnerId, filter))
    .orderBy(...orderOf(SORT_COLUMNS[ask.sort], ask.direction))
    .limit(ask.size)
    .offset(offsetOf(ask))
}

export const countOwnLeads = (db: Db, partnerId: number, filter: LeadFilter): Promise<number> =>
  countUpTo(db, leads, ownLeads(partnerId, filter), COUNT_CAP)

/** One partner's own leads of a person and a product, newest first. */
export async function listOwnLeadsOfPerson(
  db: Db,
  partnerId: number,
  phoneIndex: string,
  productType: string,
): Promise<LeadRow[]> {
  return db
    .select()
    .from(leads)
    .where(and(eq(leads.partner_id, partnerId), eq(leads.phone_index, phoneIndex), eq(leads.product_type, productType)))
    .orderBy(desc(leads.lead_id))
}

export async function findOwnLeadByReference(db: Db, partnerId: number, reference: string): Promise<LeadRow | null> {
  const [row] = await db
    .select()
    .from(leads)
    .where(and(eq(leads.partner_id, partnerId), eq(leads.reference, reference)))
  return row ?? null
}

/** A lead of whatever partner. */
export async function findLeadByReference(db: Db, reference: string): Promise<LeadRow | null> {
  const [row] = await db.select().from(leads).where(eq(leads.reference, reference))
  return row ?? null
}

export async function findOwnLeadById(db: Db, partnerId: number, leadId: number): Promise<LeadRow | null> {
  const [row] = await db
    .select()
    .from(leads)
    .where(and(eq(leads.partner_id, partnerId), eq(leads.lead_id, leadId)))
  return row ?? null
}

/** A partner's own leads, newest first; those before `leadId` where it is given. */
export async function listOwnLeadsAfter(
  db: Db,
  partnerId: number,
  leadId: number | null,
  limit: number,
): Promise<LeadRow[]> {
  return db
    .select()
    .from(leads)
    .where(and(eq(leads.partner_id, partnerId), leadId === null ? undefined : lt(leads.lead_id, leadId)))
    .orderBy(desc(leads.lead_id))
    .limit(limit)
}
