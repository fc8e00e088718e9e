import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { loanEnquiries } from '#server/db/schema/enquiries.ts'
import { admins } from '#server/db/schema/staff.ts'
import { ENQUIRY_QUEUES } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import type { ENQUIRY_SORTS, EnquiryQueue } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import { COUNT_CAP } from '#src/contract/entities/shared/page-query.ts'
import type { PageAsk } from '#src/contract/entities/shared/page-query.ts'
import { contains, countUpTo, offsetOf, orderOf } from '../shared/pages.ts'
import type { LoanEnquiryRow } from './loan-enquiries.ts'

/** What the reader and the calendar make of the queues. `late`: what came before this instant is overdue. */
export interface EnquiryDesk {
  late: Date
  adminId: number
}

const { status, created_at, assigned_to, reference, user_id } = loanEnquiries

const isOverdue = (late: Date): SQL | undefined => and(eq(status, 'open'), lt(created_at, late))

function inQueue(queue: EnquiryQueue, { late, adminId }: EnquiryDesk): SQL | undefined {
  switch (queue) {
    case 'open':
    case 'passed':
      return eq(status, queue)
    case 'mine':
      return and(eq(status, 'open'), eq(assigned_to, adminId))
    case 'overdue':
      return isOverdue(late)
    case 'closed':
      return inArray(status, ['closed', 'withdrawn'])
  }
}

/** A page of one queue, or of everything where none is named, and how many there are, counted a little beyond the cap. */
export async function listEnquiryPage(
  db: Db,
  {
    queue,
    search,
    desk,
  }: {
    queue: EnquiryQueue | undefined
    search: { text: string; user_id: number | null } | null
    desk: EnquiryDesk
  },
  ask: PageAsk<(typeof ENQUIRY_SORTS)[number]>,
): Promise<{ rows: LoanEnquiryRow[]; count: number }> {
  const found =
    search === null
      ? undefined
      : search.user_id === null
        ? contains(reference, search.text)
        : eq(user_id, search.user_id)
  const wanted = and(queue && inQueue(queue, desk), found)
  const count = await countUpTo(db, loanEnquiries, wanted, COUNT_CAP)
  const rows = await db
    .select()
    .from(loanEnquiries)
    .where(wanted)
    .orderBy(...orderOf([loanEnquiries[ask.sort], loanEnquiries.enquiry_id], ask.direction))
    .limit(ask.size)
    .offset(offsetOf(ask))
  return { rows, count }
}

export async function countEnquiryQueues(db: Db, desk: EnquiryDesk): Promise<Map<EnquiryQueue, number>> {
  const counts = new Map<EnquiryQueue, number>()
  for (const queue of ENQUIRY_QUEUES) counts.set(queue, await db.$count(loanEnquiries, inQueue(queue, desk)))
  return counts
}

/** How many are overdue, when the first of them came, and who has that one. */
export async function countOverdueEnquiries(
  db: Db,
  late: Date,
): Promise<{ count: number; oldest: Date | null; by: number | null }> {
  const count = await db.$count(loanEnquiries, isOverdue(late))
  const [first] = await db
    .select({ created_at, by: assigned_to })
    .from(loanEnquiries)
    .where(isOverdue(late))
    .orderBy(asc(created_at), asc(loanEnquiries.enquiry_id))
    .limit(1)
  return { count, oldest: first?.created_at ?? null, by: first?.by ?? null }
}

/** Who of these roles may sign in, and how many enquiries wait for each; whoever has the fewest comes first. */
export async function listEnquiryPeople(db: Db, roles: readonly number[]) {
  const waiting = sql<number>`(select count(*)::int from ${loanEnquiries} where ${assigned_to} = ${admins.admin_id} and ${status} = 'open')`
  return db
    .select({ admin_id: admins.admin_id, name: admins.name, waiting: waiting.as('waiting') })
    .from(admins)
    .where(and(eq(admins.state, 'active'), inArray(admins.role_id, [...roles])))
    .orderBy(asc(sql`waiting`), asc(admins.admin_id))
}
