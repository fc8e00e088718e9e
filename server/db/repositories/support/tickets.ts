import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { helpRequests } from '#server/db/schema.ts'
import { ticketMessages } from '#server/db/schema-care.ts'
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

/** Oldest first. */
export async function listTicketMessages(db: Db, tickets: readonly string[]): Promise<TicketMessageRow[]> {
  if (tickets.length === 0) return []
  return db
    .select()
    .from(ticketMessages)
    .where(inArray(ticketMessages.ticket, [...tickets]))
    .orderBy(asc(ticketMessages.message_id))
}

export async function createTicketMessageRow(db: Db, row: typeof ticketMessages.$inferInsert): Promise<void> {
  await db.insert(ticketMessages).values(row)
}

export async function updateTicketStatus(db: Db, ticket: string, status: string): Promise<void> {
  await db.update(helpRequests).set({ status }).where(eq(helpRequests.ticket, ticket))
}
