import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { helpRequests } from '#server/db/schema/support.ts'

export type HelpRequestRow = typeof helpRequests.$inferSelect

const TICKET_DIGITS = 6

/** Next number of a ticket, such as CLT-000123, or of a request to be forgotten (CLE). */
export async function nextTicket(db: Db, prefix: 'CLT' | 'CLE' = 'CLT'): Promise<string> {
  const [row] = await db.select({ number: sql`nextval('ticket_numbers')`.mapWith(String) }).from(sql`(select 1) as one`)
  if (!row) throw new Error('no ticket number')
  return `${prefix}-${row.number.padStart(TICKET_DIGITS, '0')}`
}

export async function createHelpRequestRow(db: Db, row: typeof helpRequests.$inferInsert): Promise<void> {
  await db.insert(helpRequests).values(row)
}

export async function findHelpRequest(db: Db, ticket: string): Promise<HelpRequestRow | null> {
  const [row] = await db.select().from(helpRequests).where(eq(helpRequests.ticket, ticket))
  return row ?? null
}

export async function stampForwarded(db: Db, ticket: string, now: Date): Promise<void> {
  await db.update(helpRequests).set({ forwarded_at: now }).where(eq(helpRequests.ticket, ticket))
}

/** Number of the ticket that a question about a payout is. */
export async function findTicketOfDispute(db: Db, disputeId: number): Promise<string | null> {
  const [row] = await db
    .select({ ticket: helpRequests.ticket })
    .from(helpRequests)
    .where(eq(helpRequests.dispute_id, disputeId))
  return row?.ticket ?? null
}
