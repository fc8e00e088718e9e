import { desc, sql } from 'drizzle-orm'
import type { AnyColumn, SQL, Subquery } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { PageAsk } from '#src/contract/entities/shared/page-query.ts'
import { offsetOf, orderOf } from '../shared/pages.ts'

/** Whose rows of a report: `before` is not included; `below` leaves out what an export has written already. */
export interface ReportScope {
  partner_id: number
  from?: Date | undefined
  before?: Date | undefined
  below?: number | undefined
}

/** A page in an order that was chosen, or the next `limit` rows of an export. */
export type Part<Sort extends string> = { ask: PageAsk<Sort> } | { limit: number }

/** Which rows, in which order. An export goes down by the row's own number, which no later row shifts. */
export function windowOf<Sort extends string>(
  orders: Record<Sort, readonly AnyColumn[]>,
  part: Part<Sort>,
  id: AnyColumn,
): { order: SQL[]; limit: number; offset: number } {
  if ('limit' in part) return { order: [desc(id)], limit: part.limit, offset: 0 }
  const { ask } = part
  return { order: orderOf(orders[ask.sort], ask.direction), limit: ask.size, offset: offsetOf(ask) }
}

export async function countRows(db: Db, rows: Subquery): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(rows)
  return row?.count ?? 0
}
