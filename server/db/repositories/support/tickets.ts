import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { helpRequests, ticketMessages } from '#server/db/schema/support.ts'
import type { TICKET_STATUSES } from '#src/contract/entities/support/ticket.ts'
import type { HelpRequestRow } from './help-requests.ts'

export type TicketMessageRow = typeof ticketMessages.$inferSelect

/** The customer's requests for help, newest first. */
export async function listOwnTickets(db: Db, userId: number): Promise<HelpRequestRow[]> {
  return db
    .select()
    .from(helpRequests)
    .where(eq(helpRequests.user_id, userId))
    .orderBy(desc(helpRequests.created_at), desc(helpRequests.ticket))
}

export async function findOwnTicket(db: Db, userId: number, ticket: string): Promise<HelpRequestRow | null> {
  const [row] = await db
    .select()
    .from(helpRequests)
    .where(and(eq(helpRequests.user_id, userId), eq(helpRequests.ticket, ticket)))
  return row ?? null
}

/** The partner's tickets, newest first; of one topic where it is named. */
export async function listPartnerTicketRows(db: Db, partnerId: number, topic?: string): Promise<HelpRequestRow[]> {
  return db
    .select()
    .from(helpRequests)
    .where(and(eq(helpRequests.partner_id, partnerId), topic === undefined ? undefined : eq(helpRequests.topic, topic)))
    .orderBy(desc(helpRequests.created_at), desc(helpRequests.ticket))
    .limit(500)
}

export async function findPartnerTicket(db: Db, partnerId: number, ticket: string): Promise<HelpRequestRow | null> {
  const [row] = await db
    .select()
    .from(helpRequests)
    .where(and(eq(helpRequests.partner_id, partnerId), eq(helpRequests.ticket, ticket)))
  return row ?? null
}

/** Numbers of the tickets whose talk goes on in this one. */
export async function listMergedInto(db: Db, ticket: string): Promise<string[]> {
  const rows = await db
    .select({ ticket: helpRequests.ticket })
    .from(helpRequests)
    .where(eq(helpRequests.merged_into, ticket))
    .orderBy(asc(helpRequests.ticket))
  return rows.map((row) => row.ticket)
}

/** Oldest first. */
export async function listTicketMessages(db: Db, tickets: readonly string[]): Promise<TicketMessageRow[]> {
  if (tickets.length === 0) return []
  return db
    .select()
    .from(ticketMessages)
    .where(inArray(ticketMessages.ticket, [...tickets]))
    .orderBy(asc(ticketMessages.message_id))
}

/** Answers its number. */
export async function createTicketMessageRow(db: Db, row: typeof ticketMessages.$inferInsert): Promise<number> {
  const [created] = await db.insert(ticketMessages).values(row).returning({ id: ticketMessages.message_id })
  if (!created) throw new Error('the message was not written')
  return created.id
}

/**
 * Where the ticket stands. Our own promise's clock runs while it waits for us, and stands still otherwise; what it stood
 * still is added up. The thirty days are never touched.
 */
export async function updateTicketStatus(
  db: Db,
  ticket: string,
  status: (typeof TICKET_STATUSES)[number],
  now: Date,
): Promise<void> {
  const paused = sql`${helpRequests.service_paused_seconds} + coalesce(greatest(0, extract(epoch from ${now}::timestamptz - ${helpRequests.service_paused_at}))::int, 0)`
  const clock =
    status === 'open'
      ? { service_paused_seconds: paused, service_paused_at: null }
      : { service_paused_at: sql`coalesce(${helpRequests.service_paused_at}, ${now}::timestamptz)` }
  const reopened = status !== 'closed' && { closed_at: null, closed_by: null, close_reason: null }
  await db
    .update(helpRequests)
    .set({ status, ...clock, ...reopened })
    .where(eq(helpRequests.ticket, ticket))
}
