import { and, asc, eq, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { helpRequests, ticketLinks } from '#server/db/schema/support.ts'
import type { HelpRequestRow } from './help-requests.ts'

/** A pair is one row, whichever is named first. */
const pairOf = (one: string, other: string) => (one < other ? { ticket: one, other } : { ticket: other, other: one })

export async function linkTickets(db: Db, one: string, other: string, admin_id: number, created_at: Date) {
  await db
    .insert(ticketLinks)
    .values({ ...pairOf(one, other), admin_id, created_at })
    .onConflictDoNothing({ target: [ticketLinks.ticket, ticketLinks.other] })
}

export async function unlinkTickets(db: Db, one: string, other: string): Promise<void> {
  const pair = pairOf(one, other)
  await db.delete(ticketLinks).where(and(eq(ticketLinks.ticket, pair.ticket), eq(ticketLinks.other, pair.other)))
}

/** Tickets that belong to this one. */
export async function listLinked(db: Db, ticket: string): Promise<HelpRequestRow[]> {
  const rows = await db
    .select({ row: helpRequests })
    .from(ticketLinks)
    .innerJoin(
      helpRequests,
      or(
        and(eq(ticketLinks.ticket, ticket), eq(helpRequests.ticket, ticketLinks.other)),
        and(eq(ticketLinks.other, ticket), eq(helpRequests.ticket, ticketLinks.ticket)),
      ),
    )
    .orderBy(asc(helpRequests.ticket))
  return rows.map(({ row }) => row)
}
