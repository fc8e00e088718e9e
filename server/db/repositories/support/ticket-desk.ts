import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { partners } from '#server/db/schema/partners.ts'
import { admins } from '#server/db/schema/staff.ts'
import { helpRequests, ticketNotes } from '#server/db/schema/support.ts'
import type { Tx } from '#server/db/transaction.ts'
import { COUNT_CAP } from '#src/contract/entities/shared/page-query.ts'
import type { PageAsk } from '#src/contract/entities/shared/page-query.ts'
import { TICKET_QUEUES } from '#src/contract/entities/support/ticket-desk.ts'
import type { TICKET_SORTS, TicketQueue } from '#src/contract/entities/support/ticket-desk.ts'
import { contains, countUpTo, offsetOf, orderOf } from '../shared/pages.ts'
import type { HelpRequestRow } from './help-requests.ts'

export type TicketNoteRow = typeof ticketNotes.$inferSelect

/** What the clocks and the reader make of the queues. `today`: the first instant of the day in India. */
export interface DeskNow {
  now: Date
  today: Date
}

/** Whose number or name is searched for: any one of them is enough. */
export interface TicketSearch {
  text: string
  user_id: number | null
  app_id: string | null
}

/** When our own promise ends: only read where the clock runs, so the pause that runs counts for nothing. */
const SERVICE_END = sql`${helpRequests.service_due_at} + make_interval(secs => ${helpRequests.service_paused_seconds})`

/** Past the thirty days and not closed, whatever is waited for; or past our own promise while it waits for us. */
const overdue = ({ now, today }: DeskNow): SQL | undefined =>
  and(
    ne(helpRequests.status, 'closed'),
    or(lt(helpRequests.due_at, today), and(eq(helpRequests.status, 'open'), sql`${SERVICE_END} < ${now}`)),
  )

/** Since when a ticket is overdue: the first of the two limits that it has passed. */
const OVERDUE_SINCE = sql`case when ${helpRequests.status} = 'open' then least(${helpRequests.due_at}, ${SERVICE_END}) else ${helpRequests.due_at} end`

const inQueue = (queue: TicketQueue, at: DeskNow, adminId: number): SQL | undefined => {
  const live = ne(helpRequests.status, 'closed')
  switch (queue) {
    case 'mine':
      return and(live, eq(helpRequests.assigned_to, adminId))
    case 'unassigned':
      return and(live, isNull(helpRequests.assigned_to))
    case 'overdue':
      return overdue(at)
    case 'escalated':
      return and(live, isNotNull(helpRequests.escalated_at))
    case 'open':
    case 'answered':
    case 'waiting_lender':
    case 'closed':
      return eq(helpRequests.status, queue)
  }
}

function matching({ text, user_id, app_id }: TicketSearch): SQL | undefined {
  const named = sql`exists (select 1 from ${partners} where ${partners.partner_id} = ${helpRequests.partner_id} and ${contains(partners.name, text)})`
  return or(
    contains(helpRequests.ticket, text),
    named,
    user_id === null ? undefined : eq(helpRequests.user_id, user_id),
    app_id === null ? undefined : eq(helpRequests.app_id, app_id),
  )
}

/** A page of one queue, or of everything where none is named, and how many there are, counted a little beyond the cap. */
export async function listDeskPage(
  db: Db,
  {
    queue,
    search,
    at,
    adminId,
  }: { queue: TicketQueue | undefined; search: TicketSearch | null; at: DeskNow; adminId: number },
  ask: PageAsk<(typeof TICKET_SORTS)[number]>,
): Promise<{ rows: HelpRequestRow[]; count: number }> {
  const wanted = and(queue && inQueue(queue, at, adminId), search === null ? undefined : matching(search))
  const count = await countUpTo(db, helpRequests, wanted, COUNT_CAP)
  const rows = await db
    .select()
    .from(helpRequests)
    .where(wanted)
    .orderBy(...orderOf([helpRequests[ask.sort], helpRequests.ticket], ask.direction))
    .limit(ask.size)
    .offset(offsetOf(ask))
  return { rows, count }
}

export async function countQueues(db: Db, at: DeskNow, adminId: number): Promise<Map<TicketQueue, number>> {
  const counts = new Map<TicketQueue, number>()
  for (const queue of TICKET_QUEUES) counts.set(queue, await db.$count(helpRequests, inQueue(queue, at, adminId)))
  return counts
}

/** How many are overdue, since when the first of them is, and who has that one. */
export async function countOverdueTickets(
  db: Db,
  at: DeskNow,
): Promise<{ count: number; oldest: Date | null; by: number | null }> {
  const wanted = overdue(at)
  const count = await db.$count(helpRequests, wanted)
  const [first] = await db
    .select({ since: OVERDUE_SINCE.mapWith(helpRequests.due_at), by: helpRequests.assigned_to })
    .from(helpRequests)
    .where(wanted)
    .orderBy(asc(OVERDUE_SINCE))
    .limit(1)
  return { count, oldest: first?.since ?? null, by: first?.by ?? null }
}

/** Nobody has answered, or whoever asked has written again. */
const WAITS = ['open', 'waiting_lender']

/** Numbers of tickets that still wait, are due before, and are not before the grievance officer. */
export async function listDueForOfficer(db: Db, before: Date, limit: number): Promise<string[]> {
  return numbersOf(db, and(lt(helpRequests.due_at, before), isNull(helpRequests.escalated_at)), limit)
}

/** Numbers of tickets of customers and visitors that still wait past the thirty days, and whose asker was not told so. */
export async function listDueForOmbudsman(db: Db, today: Date, limit: number): Promise<string[]> {
  const { due_at, partner_id, ombudsman_told_at } = helpRequests
  return numbersOf(db, and(lt(due_at, today), isNull(partner_id), isNull(ombudsman_told_at)), limit)
}

async function numbersOf(db: Db, wanted: SQL | undefined, limit: number): Promise<string[]> {
  const rows = await db
    .select({ ticket: helpRequests.ticket })
    .from(helpRequests)
    .where(and(inArray(helpRequests.status, WAITS), wanted))
    .orderBy(asc(helpRequests.due_at), asc(helpRequests.ticket))
    .limit(limit)
  return rows.map(({ ticket }) => ticket)
}

/** The ticket, held until the transaction ends: two answers never cross. */
export async function lockTicket(tx: Tx, ticket: string): Promise<HelpRequestRow | null> {
  const [row] = await tx.select().from(helpRequests).where(eq(helpRequests.ticket, ticket)).for('update')
  return row ?? null
}

export async function updateTicket(
  db: Db,
  ticket: string,
  changes: Partial<typeof helpRequests.$inferInsert>,
): Promise<void> {
  await db.update(helpRequests).set(changes).where(eq(helpRequests.ticket, ticket))
}

/** What goes on in `ticket` goes on in `into`: nobody is led from one to the next. */
export async function moveMerged(db: Db, ticket: string, into: string): Promise<void> {
  await db.update(helpRequests).set({ merged_into: into }).where(eq(helpRequests.merged_into, ticket))
}

const MOST_OTHERS = 50

/** Tickets of the same asker that are not closed, the one due first on top; none of somebody without an account. */
export async function listOpenOthers(
  db: Db,
  { ticket, user_id, partner_id }: HelpRequestRow,
): Promise<HelpRequestRow[]> {
  if (user_id === null && partner_id === null) return []
  const asker =
    partner_id === null
      ? and(isNull(helpRequests.partner_id), user_id === null ? undefined : eq(helpRequests.user_id, user_id))
      : eq(helpRequests.partner_id, partner_id)
  return db
    .select()
    .from(helpRequests)
    .where(and(asker, ne(helpRequests.ticket, ticket), ne(helpRequests.status, 'closed')))
    .orderBy(asc(helpRequests.due_at), asc(helpRequests.ticket))
    .limit(MOST_OTHERS)
}

export interface DeskPersonRow {
  admin_id: number
  name: string
  waiting: number
}

/** Who of these roles may sign in, and how many tickets wait for each; whoever has the fewest comes first. */
export async function listDeskPeople(db: Db, roles: readonly number[]): Promise<DeskPersonRow[]> {
  const waiting = sql<number>`(select count(*)::int from ${helpRequests} where ${helpRequests.assigned_to} = ${admins.admin_id} and ${helpRequests.status} = 'open')`
  return db
    .select({ admin_id: admins.admin_id, name: admins.name, waiting: waiting.as('waiting') })
    .from(admins)
    .where(and(eq(admins.state, 'active'), inArray(admins.role_id, [...roles])))
    .orderBy(asc(sql`waiting`), desc(admins.role_id), asc(admins.admin_id))
}

export async function createTicketNote(db: Db, row: typeof ticketNotes.$inferInsert): Promise<void> {
  await db.insert(ticketNotes).values(row)
}

/** Oldest first. */
export async function listTicketNotes(db: Db, ticket: string): Promise<TicketNoteRow[]> {
  return db.select().from(ticketNotes).where(eq(ticketNotes.ticket, ticket)).orderBy(asc(ticketNotes.note_id))
}
