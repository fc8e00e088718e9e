import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contactChanges } from '#server/db/schema/callers.ts'
import { uniqueIndexOf } from '#server/db/unique-index.ts'
import { ENDED_CONTACT_CHANGES } from '#src/contract/entities/support/contact-change.ts'

export type ContactChangeRow = typeof contactChanges.$inferSelect

/** Null where one of the customer is open already. */
export async function createContactChange(
  tx: Db,
  row: typeof contactChanges.$inferInsert,
): Promise<ContactChangeRow | null> {
  const [created] = await tx
    .insert(contactChanges)
    .values(row)
    .onConflictDoNothing(uniqueIndexOf(contactChanges, 'contact_changes_open'))
    .returning()
  return created ?? null
}

export async function updateContactChange(
  tx: Db,
  changeId: number,
  changes: Partial<typeof contactChanges.$inferInsert>,
): Promise<void> {
  await tx.update(contactChanges).set(changes).where(eq(contactChanges.change_id, changeId))
}

/** Read behind the lock of its customer where it is about to be changed. */
export async function findContactChange(db: Db, changeId: number): Promise<ContactChangeRow | null> {
  const [row] = await db.select().from(contactChanges).where(eq(contactChanges.change_id, changeId))
  return row ?? null
}

export async function findContactChangeByLink(db: Db, linkHash: string): Promise<ContactChangeRow | null> {
  const [row] = await db.select().from(contactChanges).where(eq(contactChanges.link_hash, linkHash))
  return row ?? null
}

/** The one of a customer that is not over. */
export async function findOpenContactChange(db: Db, userId: number): Promise<ContactChangeRow | null> {
  const [row] = await db
    .select()
    .from(contactChanges)
    .where(and(eq(contactChanges.user_id, userId), isNull(contactChanges.ended_at)))
  return row ?? null
}

/** What this person of the staff asked for, lately ended without a change, and nothing was asked for the customer since. */
export async function countContactChangesEnded(
  db: Db,
  adminId: number,
  since: Date,
): Promise<{ count: number; oldest: Date | null; place: { user_id?: number } }> {
  const { user_id, asked_by, ended_at, state } = contactChanges
  const isLast = sql`not exists (select 1 from contact_changes later
    where later.user_id = ${user_id} and later.change_id > ${contactChanges.change_id})`
  const mine = and(...[eq(asked_by, adminId), inArray(state, [...ENDED_CONTACT_CHANGES]), gte(ended_at, since), isLast])
  const rows = await db.select({ user_id, ended_at }).from(contactChanges).where(mine).orderBy(ended_at)
  const [first] = rows
  return {
    count: rows.length,
    oldest: first?.ended_at ?? null,
    place: rows.length === 1 && first ? { user_id: first.user_id } : {},
  }
}
