import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applications } from '#server/db/schema/applications.ts'
import { calls } from '#server/db/schema/calls.ts'
import { contacts } from '#server/db/schema/privacy.ts'
import { admins } from '#server/db/schema/staff.ts'
import type { Tx } from '#server/db/transaction.ts'
import { unlessThere } from '#server/db/unique-index.ts'
import { isOver } from '#server/is-over.ts'
import { CONNECTED } from '#src/contract/rules/contact/call-endings.ts'

export type CallRow = typeof calls.$inferSelect

const IS_LIVE = and(isNull(calls.ended_at), isNull(calls.released_at))

/** Takes a customer; null when somebody else was faster, or the agent has somebody already. */
export async function createLease(tx: Db, row: typeof calls.$inferInsert): Promise<CallRow | null> {
  const [created] =
    (await unlessThere(tx, ['calls_one_of_a_person', 'calls_one_of_an_agent'], (db) =>
      db.insert(calls).values(row).returning(),
    )) ?? []
  return created ?? null
}

/** What was taken and never dialled goes when its time is over; a call that nobody has ended does not. */
export async function removeOldLeases(tx: Db, now: Date): Promise<void> {
  await tx.delete(calls).where(and(isNull(calls.started_at), lte(calls.leased_until, now)))
}

/** A call of hours ago that nobody ended has ended, for whoever waits for the person. */
export async function endLostCalls(tx: Db, begunBefore: Date, now: Date): Promise<void> {
  await tx
    .update(calls)
    .set({ ended_at: now, ending: 'dropped', rests_until: now })
    .where(and(lte(calls.started_at, begunBefore), isNull(calls.ended_at)))
}

/** Whom the agent has on the line, or has taken and still holds. */
export async function findLiveCall(db: Db, adminId: number, now: Date): Promise<CallRow | null> {
  const [row] = await db
    .select()
    .from(calls)
    .where(and(eq(calls.admin_id, adminId), IS_LIVE))
  return row && (row.started_at !== null || !isOver({ until: row.leased_until }, now)) ? row : null
}

/** The agent's own, held until the transaction ends. */
export async function lockCall(tx: Tx, callId: number, adminId: number): Promise<CallRow | null> {
  const [row] = await tx
    .select()
    .from(calls)
    .where(and(eq(calls.call_id, callId), eq(calls.admin_id, adminId)))
    .for('update')
  return row ?? null
}

export async function findReviewed(tx: Tx, callId: number): Promise<CallRow | null> {
  const [row] = await tx
    .select()
    .from(calls)
    .where(and(eq(calls.call_id, callId), calls.for_review))
    .for('update')
  return row ?? null
}

export async function updateCall(db: Db, callId: number, changes: Partial<typeof calls.$inferInsert>): Promise<void> {
  await db.update(calls).set(changes).where(eq(calls.call_id, callId))
}

/** The receipt of a call, as the customer reads it. Answers its number. */
export async function createCallContact(tx: Db, row: typeof contacts.$inferInsert): Promise<number> {
  const [created] = await tx.insert(contacts).values(row).returning({ id: contacts.contact_id })
  if (!created) throw new Error('the receipt was not written')
  return created.id
}

export async function endCallContact(tx: Db, contactId: number, ending: NonNullable<CallRow['ending']>): Promise<void> {
  await tx.update(contacts).set({ ending }).where(eq(contacts.contact_id, contactId))
}

/** Nobody was rung: there was no contact. */
export async function removeCallContact(tx: Db, contactId: number): Promise<void> {
  await tx.delete(contacts).where(eq(contacts.contact_id, contactId))
}

/** The promises about an application that this call keeps, or has come too late for. */
export async function stampPromises(tx: Db, appId: string, now: Date): Promise<void> {
  await tx
    .update(calls)
    .set({ promise_called_at: now })
    .where(and(eq(calls.app_id, appId), isNotNull(calls.promised_at), isNull(calls.promise_called_at)))
}

/** The exchange refused: the promises that this call would have kept are open again. */
export async function openPromises(tx: Db, appId: string, stampedAt: Date): Promise<void> {
  await tx
    .update(calls)
    .set({ promise_called_at: null })
    .where(and(eq(calls.app_id, appId), eq(calls.promise_called_at, stampedAt)))
}

export interface DayOfCalls {
  admin_id: number
  name: string
  calls: number
  connected: number
  promised: number
  kept: number
}

interface Day {
  from: Date
  now: Date
  /** So many minutes late a promised call is kept all the same. */
  minutes: number
}

const count = (where: SQL | undefined) => sql<number>`count(*) filter (where ${where})`.mapWith(Number)

/** What each agent did today, by name; of one where they are named. */
export async function listDays(db: Db, { from, now, minutes }: Day, adminId?: number): Promise<DayOfCalls[]> {
  const due = and(gte(calls.promised_at, from), lt(calls.promised_at, now))
  const late = sql`${calls.promised_at} + make_interval(mins => ${minutes})`
  return db
    .select({
      admin_id: admins.admin_id,
      name: admins.name,
      calls: count(gte(calls.started_at, from)),
      connected: count(and(gte(calls.started_at, from), inArray(calls.ending, [...CONNECTED]))),
      promised: count(due),
      kept: count(and(due, lte(calls.promise_called_at, late))),
    })
    .from(calls)
    .innerJoin(admins, eq(admins.admin_id, calls.admin_id))
    .where(adminId === undefined ? undefined : eq(calls.admin_id, adminId))
    .groupBy(admins.admin_id, admins.name)
    .having(sql`count(*) filter (where ${gte(calls.started_at, from)} or ${due}) > 0`)
    .orderBy(asc(admins.name), asc(admins.admin_id))
}

/** The agent's calls since then, newest first. */
export async function listOwnCalls(db: Db, adminId: number, from: Date) {
  return db
    .select({ call: calls, reference: applications.reference })
    .from(calls)
    .innerJoin(applications, eq(applications.app_id, calls.app_id))
    .where(and(eq(calls.admin_id, adminId), gte(calls.started_at, from)))
    .orderBy(desc(calls.started_at), desc(calls.call_id))
    .limit(100)
}

/** Calls to be looked at again: what nobody has marked first, oldest first. */
export async function listReviews(db: Db, limit: number) {
  const marker = db.select({ admin_id: admins.admin_id, name: admins.name }).from(admins).as('marker')
  return db
    .select({ call: calls, agent: admins.name, reference: applications.reference, marked_by: marker.name })
    .from(calls)
    .innerJoin(admins, eq(admins.admin_id, calls.admin_id))
    .innerJoin(applications, eq(applications.app_id, calls.app_id))
    .leftJoin(marker, eq(marker.admin_id, calls.marked_by))
    .where(and(calls.for_review, isNotNull(calls.ended_at)))
    .orderBy(sql`${calls.marked_at} desc nulls first`, asc(calls.ended_at), asc(calls.call_id))
    .limit(limit)
}
