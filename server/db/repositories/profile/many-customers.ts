import { and, eq, exists, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { customers } from '#server/db/schema/identity.ts'
import { touches } from '#server/db/schema/leads.ts'
import { isOneNumberOf, isOneOf } from '../shared/is-one-of.ts'
import type { CustomerRow } from './customers.ts'

/**
 * Those of several customers whose number or address a partner's link or naming has ever brought, by their number; those who
 * were forgotten are not among them. Most are nobody's: they are not read at all.
 */
export async function findTouchedCustomers(db: Db, userIds: readonly number[]): Promise<Map<number, CustomerRow>> {
  if (userIds.length === 0) return new Map()
  const { user_id, phone_index, email_index, deleted_at } = customers
  const brought = db
    .select({ one: sql`1` })
    .from(touches)
    .where(or(eq(touches.phone_index, phone_index), eq(touches.phone_index, email_index)))
  const rows = await db
    .select()
    .from(customers)
    .where(and(isOneNumberOf(user_id, [...new Set(userIds)]), isNull(deleted_at), exists(brought)))
  return new Map(rows.map((row) => [row.user_id, row]))
}

/** Applications that are over are their customers' current ones no more. */
export async function clearInflight(
  db: Db,
  over: readonly { app_id: string; user_id: number }[],
  now: Date,
): Promise<void> {
  if (over.length === 0) return
  const ids = over.map(({ app_id }) => app_id)
  const people = over.map(({ user_id }) => user_id)
  await db
    .update(customers)
    .set({ inflight_credit_app_id: null, updated_at: now, version: sql`${customers.version} + 1` })
    .where(
      and(
        isOneNumberOf(customers.user_id, people),
        isOneOf(customers.inflight_credit_app_id, ids),
        isNull(customers.deleted_at),
      ),
    )
}
