import { and, desc, eq, exists, gt, inArray, isNull, lte, max, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.ts'
import { lenders } from '#server/db/schema/catalogue.ts'
import { payoutDisputes, payoutLines } from '#server/db/schema/earnings.ts'
import { prospects, sessions } from '#server/db/schema/identity.ts'
import { keptRecords } from '#server/db/schema/privacy.ts'
import { helpRequests, ticketMessages, ticketNotes } from '#server/db/schema/support.ts'
import type { ApplicationNote } from '#src/contract/entities/applications/application-notes.ts'
import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'
import { DISPUTED_DAYS } from '#src/contract/retention.ts'
import { days } from '#src/contract/rules/time.ts'
import { heldCustomers } from './legal-holds.ts'

export async function createKeptRecord(tx: Db, row: typeof keptRecords.$inferInsert): Promise<void> {
  await tx.insert(keptRecords).values(row)
}

/** The customer's applications in one of these statuses, and when each moved last. */
export async function listApplicationsIn(
  db: Db,
  userId: number,
  statuses: readonly ApplicationStatus[],
): Promise<{ reference: string; moved_at: Date }[]> {
  const rows = await db
    .select({
      reference: applications.reference,
      created_at: applications.created_at,
      moved_at: max(applicationEvents.at),
    })
    .from(applications)
    .leftJoin(applicationEvents, eq(applicationEvents.app_id, applications.app_id))
    .where(and(eq(applications.user_id, userId), inArray(applications.status, [...statuses])))
    .groupBy(applications.app_id)
    .orderBy(desc(applications.created_at), desc(applications.reference))
  return rows.map(({ reference, created_at, moved_at }) => ({ reference, moved_at: moved_at ?? created_at }))
}

/**
 * When a request for help came to its end: with the last word on it, or, while it waits for an answer, on the day the
 * answer is due if that is later. Names in full: among selected fields drizzle leaves the table's out.
 */
const END_OF_TICKET = sql`greatest(
  case when ${helpRequests.status} in ('open', 'waiting_lender') then ${helpRequests.due_at} else ${helpRequests.created_at} end,
  (select max(m.at) from ticket_messages m where m.ticket = help_requests.ticket)
)`.mapWith(helpRequests.due_at)

export interface Grievance {
  ticket: string
  status: string
  due_at: Date
  ended_at: Date
}

/** The customer's requests for help, newest first, each with its end. */
export async function listGrievances(db: Db, userId: number): Promise<Grievance[]> {
  return db
    .select({
      ticket: helpRequests.ticket,
      status: helpRequests.status,
      due_at: helpRequests.due_at,
      ended_at: END_OF_TICKET,
    })
    .from(helpRequests)
    .where(eq(helpRequests.user_id, userId))
    .orderBy(desc(helpRequests.created_at), desc(helpRequests.ticket))
}

/** Removes requests that ended up to `before`, whoever asked, with what was written on them; at most `limit`. */
export async function removeOldGrievances(tx: Db, before: Date, now: Date, limit: number): Promise<number> {
  const rows = await tx
    .select({ ticket: helpRequests.ticket })
    .from(helpRequests)
    .where(
      and(
        lte(END_OF_TICKET, before),
        or(isNull(helpRequests.user_id), notInArray(helpRequests.user_id, heldCustomers(tx, now, 'tickets'))),
      ),
    )
    .limit(limit)
  const tickets = rows.map(({ ticket }) => ticket)
  if (tickets.length === 0) return 0
  await tx.delete(ticketMessages).where(inArray(ticketMessages.ticket, tickets))
  await tx.delete(ticketNotes).where(inArray(ticketNotes.ticket, tickets))
  await tx.delete(helpRequests).where(inArray(helpRequests.ticket, tickets))
  return tickets.length
}

/** Is a partner's dispute over the payout for this application open? */
const isDisputed = (db: Db, appId: typeof applications.app_id) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(payoutDisputes)
      .innerJoin(payoutLines, eq(payoutLines.payout_id, payoutDisputes.payout_id))
      .where(and(eq(payoutDisputes.status, 'open'), eq(payoutLines.app_id, appId))),
  )

/** The note of an exit that the lender has carried out. */
const CLOSED: ApplicationNote = 'exit_confirmed'

export interface AgreedLoan {
  application: ApplicationRow
  lender_name: string
  /** When the lender first said that the money is out: later events of the loan keep that status. */
  paid_at: Date
  /** When the lender said that it has closed the loan that was given back; null = it runs to its last instalment. */
  closed_at: Date | null
  disputed: boolean
}

/** Loans that were paid out to the customer, newest first. */
export async function listAgreedLoans(db: Db, userId: number): Promise<AgreedLoan[]> {
  const paid_at = sql`coalesce(
    (select min(e.at) from application_events e where e.app_id = applications.app_id and e.status = 'disbursed'),
    ${applications.updated_at}
  )`.mapWith(applications.updated_at)
  const closed_at = sql`case when ${applications.exit_answer} = 'confirmed' then
    (select max(e.at) from application_events e where e.app_id = applications.app_id and e.note = ${CLOSED})
  end`.mapWith(applications.exit_asked_at)
  return db
    .select({
      application: applications,
      lender_name: lenders.name,
      paid_at,
      closed_at,
      disputed: sql<boolean>`${isDisputed(db, applications.app_id)}`,
    })
    .from(applications)
    .innerJoin(lenders, eq(lenders.lender_id, applications.lender_id))
    .where(and(eq(applications.user_id, userId), eq(applications.status, 'disbursed')))
    .orderBy(desc(applications.created_at), desc(applications.reference))
}

/** Sign-ins and visits of a customer, as they outlast an erasure. Instants in UTC. */
export interface PastVisits {
  /** When the newest came or was last seen. */
  newest: Date
  sign_ins: { at: Date; last_seen_at: Date; by_staff: boolean }[]
  visits: { at: Date; product_type: string | null; partner: string }[]
}

/** Sign-ins and visits that were seen after an instant, newest first; null = there is none. */
export async function listVisitsSince(db: Db, userId: number, since: Date): Promise<PastVisits | null> {
  const sign_ins = await db
    .select({
      at: sessions.created_at,
      last_seen_at: sessions.last_seen_at,
      by_staff: sql<boolean>`${sessions.actor_admin_id} is not null`,
    })
    .from(sessions)
    .where(and(eq(sessions.area, 'customer'), eq(sessions.subject_id, userId), gt(sessions.last_seen_at, since)))
    .orderBy(desc(sessions.created_at), desc(sessions.session_id))
  const visits = await db
    .select({ at: prospects.created_at, product_type: prospects.product_type, partner: prospects.partner })
    .from(prospects)
    .where(and(eq(prospects.user_id, userId), gt(prospects.created_at, since)))
    .orderBy(desc(prospects.created_at), desc(prospects.prospect_app_id))
  const times = [...sign_ins.map(({ last_seen_at }) => last_seen_at), ...visits.map(({ at }) => at)]
  if (times.length === 0) return null
  return { newest: new Date(Math.max(...times.map((time) => time.getTime()))), sign_ins, visits }
}

/** Which kind of what we know each record that was put aside is. */
const KEPT_AS = [
  ['agreed_loan', 'applications'],
  ['consents', 'consents'],
  ['grievance', 'tickets'],
  ['visits', 'visits'],
] as const

/**
 * Removes what was kept up to now; never what is under a legal hold, and what is disputed only once it has been kept for
 * `DISPUTED_DAYS` more. At most `limit`.
 */
export async function removeKeptRecords(db: Db, now: Date, limit: number): Promise<number> {
  const disputed = db
    .select({ reference: applications.reference })
    .from(applications)
    .where(isDisputed(db, applications.app_id))
  const due = db
    .select({ record_id: keptRecords.record_id })
    .from(keptRecords)
    .where(
      and(
        lte(keptRecords.keep_until, now),
        ...KEPT_AS.map(([record, kind]) =>
          or(ne(keptRecords.kind, record), notInArray(keptRecords.user_id, heldCustomers(db, now, kind))),
        ),
        or(
          notInArray(keptRecords.about, disputed),
          lte(keptRecords.keep_until, new Date(now.getTime() - days(DISPUTED_DAYS))),
        ),
      ),
    )
    .limit(limit)
  const gone = await db
    .delete(keptRecords)
    .where(inArray(keptRecords.record_id, due))
    .returning({ record_id: keptRecords.record_id })
  return gone.length
}
