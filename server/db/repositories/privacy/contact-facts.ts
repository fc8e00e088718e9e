import { and, asc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { customers } from '#server/db/schema/identity.ts'
import { campaignMessages, messageReceipts } from '#server/db/schema/messages.ts'
import { contacts, erasureRequests, registeredNumbers } from '#server/db/schema/privacy.ts'
import { helpRequests } from '#server/db/schema/support.ts'
import { receiptClass } from '#src/contract/rules/messages/receipt-class.ts'
import type { CustomerRow } from '../profile/customers.ts'
import type { ContactRow } from './contacts.ts'

/** What of the database decides whether somebody may be contacted, beside their own row. */
export interface ContactFacts {
  past: ContactRow[]
  erasing: Set<number>
  complaining: Set<number>
  /** When the operators last said of a message to many that there is nobody at the number. */
  bounced: Map<number, Date>
  /** What the register said, by the blind indexes of the numbers it was asked about since then. */
  looked: Map<string, { registered: boolean; scrub_id: string }>
}

export const listCustomers = async (db: Db, ids: readonly number[]): Promise<CustomerRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(customers)
        .where(inArray(customers.user_id, [...ids]))

/**
 * Of however many customers, in as many questions as for one.
 * @param since how far back it matters what was sent (calls always do), and what the register said
 */
export async function readContactFacts(
  db: Db,
  rows: readonly CustomerRow[],
  since: { sent: Date; looked: Date },
): Promise<ContactFacts> {
  const ids = rows.map(({ user_id }) => user_id)
  if (ids.length === 0)
    return { past: [], erasing: new Set(), complaining: new Set(), bounced: new Map(), looked: new Map() }
  const past = await db
    .select()
    .from(contacts)
    .where(and(inArray(contacts.user_id, ids), or(eq(contacts.channel, 'call'), gt(contacts.at, since.sent))))
  const erasing = await db
    .select({ user_id: erasureRequests.user_id })
    .from(erasureRequests)
    .where(and(inArray(erasureRequests.user_id, ids), inArray(erasureRequests.status, ['verifying', 'open', 'held'])))
  const complaining = await db
    .select({ user_id: helpRequests.user_id })
    .from(helpRequests)
    .where(and(inArray(helpRequests.user_id, ids), ne(helpRequests.status, 'closed')))
  const failed = await db
    .select({ user_id: campaignMessages.user_id, reason: messageReceipts.reason, at: messageReceipts.settled_at })
    .from(campaignMessages)
    .innerJoin(messageReceipts, eq(messageReceipts.message_id, campaignMessages.message_id))
    .where(and(inArray(campaignMessages.user_id, ids), eq(messageReceipts.state, 'failed')))
    .orderBy(asc(messageReceipts.settled_at))
  const bounced = failed.flatMap(({ user_id, reason, at }) =>
    at !== null && receiptClass('failed', reason) === 'invalid' ? [[user_id, at] as const] : [],
  )
  const looked = await listLooks(db, rows, since.looked)
  return {
    past,
    erasing: new Set(erasing.map(({ user_id }) => user_id)),
    complaining: new Set(complaining.flatMap(({ user_id }) => user_id ?? [])),
    bounced: new Map(bounced),
    looked: new Map(looked.map((row) => [row.phone_index, row])),
  }
}

/** What the register said of these customers' numbers since then. */
const listLooks = async (db: Db, rows: readonly CustomerRow[], since: Date) =>
  db
    .select()
    .from(registeredNumbers)
    .where(
      and(
        inArray(
          registeredNumbers.phone_index,
          rows.flatMap(({ phone_index }) => phone_index ?? []),
        ),
        gt(registeredNumbers.found_at, since),
      ),
    )

/** The last look into the register for this customer's number; null = there was none. */
export async function findLook(db: Db, { phone_index }: Pick<CustomerRow, 'phone_index'>) {
  if (phone_index === null) return null
  const [row] = await db.select().from(registeredNumbers).where(eq(registeredNumbers.phone_index, phone_index))
  return row ?? null
}

/** What looks into the register have found: of each number the last one counts, so none is named twice here. */
export async function keepLooks(db: Db, rows: readonly (typeof registeredNumbers.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return
  const { phone_index } = registeredNumbers
  const said = (column: string) => sql.raw(`excluded.${column}`)
  await db
    .insert(registeredNumbers)
    .values([...rows])
    .onConflictDoUpdate({
      target: phone_index,
      set: { registered: said('registered'), scrub_id: said('scrub_id'), found_at: said('found_at') },
    })
}
