import { and, eq, gt, inArray, ne, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { customers, helpRequests } from '#server/db/schema.ts'
import { contacts, erasureRequests, registeredNumbers } from '#server/db/schema-care.ts'
import type { CustomerRow } from '../profile/customers.ts'
import type { ContactRow } from './contacts.ts'

/** What of the database decides whether somebody may be contacted, beside their own row. */
export interface ContactFacts {
  past: ContactRow[]
  erasing: Set<number>
  complaining: Set<number>
  /** Blind indexes of the numbers. */
  registered: Set<string>
}

export const listCustomers = async (db: Db, ids: readonly number[]): Promise<CustomerRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(customers)
        .where(inArray(customers.user_id, [...ids]))

/** Of however many customers, in four questions. @param since how far back it matters what was sent; calls always do */
export async function readContactFacts(db: Db, rows: readonly CustomerRow[], since: Date): Promise<ContactFacts> {
  const ids = rows.map(({ user_id }) => user_id)
  if (ids.length === 0) return { past: [], erasing: new Set(), complaining: new Set(), registered: new Set() }
  const past = await db
    .select()
    .from(contacts)
    .where(and(inArray(contacts.user_id, ids), or(eq(contacts.channel, 'call'), gt(contacts.at, since))))
  const erasing = await db
    .select({ user_id: erasureRequests.user_id })
    .from(erasureRequests)
    .where(and(inArray(erasureRequests.user_id, ids), inArray(erasureRequests.status, ['verifying', 'open', 'held'])))
  const complaining = await db
    .select({ user_id: helpRequests.user_id })
    .from(helpRequests)
    .where(and(inArray(helpRequests.user_id, ids), ne(helpRequests.status, 'closed')))
  const numbers = rows.flatMap(({ phone_index }) => phone_index ?? [])
  const registered = await db
    .select({ phone_index: registeredNumbers.phone_index })
    .from(registeredNumbers)
    .where(inArray(registeredNumbers.phone_index, numbers))
  return {
    past,
    erasing: new Set(erasing.map(({ user_id }) => user_id)),
    complaining: new Set(complaining.flatMap(({ user_id }) => user_id ?? [])),
    registered: new Set(registered.map(({ phone_index }) => phone_index)),
  }
}

/** What a scrub has found: the last one that names a number counts. */
export async function keepRegisteredNumbers(
  db: Db,
  rows: readonly (typeof registeredNumbers.$inferInsert)[],
): Promise<void> {
  for (const row of rows)
    await db
      .insert(registeredNumbers)
      .values(row)
      .onConflictDoUpdate({
        target: registeredNumbers.phone_index,
        set: { scrub_id: row.scrub_id, found_at: row.found_at },
      })
}
