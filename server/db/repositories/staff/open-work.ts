import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { calls } from '#server/db/schema/calls.ts'
import { loanEnquiries } from '#server/db/schema/enquiries.ts'
import { savedViews } from '#server/db/schema/figures.ts'
import { helpRequests } from '#server/db/schema/support.ts'
import type { PageKey } from '#src/contract/pages.ts'

const isOpenTicket = ne(helpRequests.status, 'closed')
const isOpenEnquiry = eq(loanEnquiries.status, 'open')
const isOpenPromise = and(isNotNull(calls.promised_at), isNull(calls.promise_called_at))
const isLiveCall = and(isNull(calls.ended_at), isNull(calls.released_at))

export interface OpenWork {
  tickets: number
  enquiries: number
  promises: number
  calls: number
  views: number
  asked: number
}
export const NO_WORK: OpenWork = { tickets: 0, enquiries: 0, promises: 0, calls: 0, views: 0, asked: 0 }

/** What is in whose hands, by the person's number; whoever has nothing is missing. */
export async function countOpenWork(db: Db): Promise<Map<number, OpenWork>> {
  const rows = sql<number>`count(*)::int`.mapWith(Number)
  const kinds = {
    tickets: db
      .select({ id: helpRequests.assigned_to, rows })
      .from(helpRequests)
      .where(isOpenTicket)
      .groupBy(helpRequests.assigned_to),
    enquiries: db
      .select({ id: loanEnquiries.assigned_to, rows })
      .from(loanEnquiries)
      .where(isOpenEnquiry)
      .groupBy(loanEnquiries.assigned_to),
    promises: db.select({ id: calls.promised_for, rows }).from(calls).where(isOpenPromise).groupBy(calls.promised_for),
    calls: db.select({ id: calls.admin_id, rows }).from(calls).where(isLiveCall).groupBy(calls.admin_id),
    views: db
      .select({ id: savedViews.owner_id, rows })
      .from(savedViews)
      .where(eq(savedViews.shared, true))
      .groupBy(savedViews.owner_id),
    asked: db
      .select({ id: approvals.asked_by, rows })
      .from(approvals)
      .where(isNull(approvals.outcome))
      .groupBy(approvals.asked_by),
  }
  const work = new Map<number, OpenWork>()
  for (const [kind, query] of Object.entries(kinds))
    for (const { id, rows } of await query) {
      if (id !== null) work.set(id, { ...(work.get(id) ?? NO_WORK), [kind]: rows })
    }
  return work
}

/** Their open tickets are somebody else's, or nobody's. Answers which. */
export async function passTickets(tx: Db, from: number, to: number | null): Promise<string[]> {
  const rows = await tx
    .update(helpRequests)
    .set({ assigned_to: to })
    .where(and(eq(helpRequests.assigned_to, from), isOpenTicket))
    .returning({ ticket: helpRequests.ticket })
  return rows.map(({ ticket }) => ticket)
}

/** Enquiries that wait for us are somebody else's, or nobody's. Answers which. */
export async function passEnquiries(tx: Db, from: number, to: number | null): Promise<string[]> {
  const rows = await tx
    .update(loanEnquiries)
    .set({ assigned_to: to, version: sql`${loanEnquiries.version} + 1` })
    .where(and(eq(loanEnquiries.assigned_to, from), isOpenEnquiry))
    .returning({ reference: loanEnquiries.reference })
  return rows.map(({ reference }) => reference)
}

/** Calls that they promised to make themselves are somebody else's, or anybody's. Answers how many. */
export async function passPromises(tx: Db, from: number, to: number | null): Promise<number> {
  const rows = await tx
    .update(calls)
    .set({ promised_for: to })
    .where(and(eq(calls.promised_for, from), isOpenPromise))
    .returning({ id: calls.call_id })
  return rows.length
}

/** Whom they hold waits for the others again: what was not dialled is gone, what was dialled was cut off. */
export async function letGoOfCalls(tx: Db, from: number, now: Date): Promise<number> {
  const held = and(eq(calls.admin_id, from), isLiveCall)
  const gone = await tx
    .delete(calls)
    .where(and(held, isNull(calls.started_at)))
    .returning({ id: calls.call_id })
  const cut = await tx
    .update(calls)
    .set({ ended_at: now, ending: 'dropped', rests_until: now })
    .where(held)
    .returning({ id: calls.call_id })
  return gone.length + cut.length
}

export const listSharedViews = (db: Db, ownerId: number) =>
  db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.owner_id, ownerId), eq(savedViews.shared, true)))
    .for('update')

/** A view is somebody else's, under a name that they have none of. */
export async function passView(tx: Db, viewId: number, to: { owner_id: number; name: string }): Promise<void> {
  await tx.update(savedViews).set(to).where(eq(savedViews.view_id, viewId))
}

export async function viewNames(tx: Db, page: PageKey, ownerId: number): Promise<Set<string>> {
  const rows = await tx
    .select({ name: savedViews.name })
    .from(savedViews)
    .where(and(eq(savedViews.page, page), eq(savedViews.owner_id, ownerId)))
  return new Set(rows.map(({ name }) => name))
}

/** What nobody else ever saw goes with whoever kept it. */
export async function removeOwnViews(tx: Db, ownerId: number): Promise<void> {
  await tx.delete(savedViews).where(eq(savedViews.owner_id, ownerId))
}
