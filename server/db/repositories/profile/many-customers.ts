import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { customers } from '#server/db/schema.ts'
import type { CustomerRow } from './customers.ts'

/** Several customers by their number; those who were forgotten are not among them. */
export async function findCustomers(db: Db, userIds: readonly number[]): Promise<Map<number, CustomerRow>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(customers)
    .where(and(inArray(customers.user_id, [...new Set(userIds)]), isNull(customers.deleted_at)))
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
        inArray(customers.user_id, people),
        inArray(customers.inflight_credit_app_id, ids),
        isNull(customers.deleted_at),
      ),
    )
}
