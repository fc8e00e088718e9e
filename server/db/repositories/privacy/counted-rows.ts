import { inArray, lte, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { lenderCalls } from '#server/db/schema/figures.ts'
import { messageReceipts } from '#server/db/schema/messages.ts'
import { expiredBefore } from '#src/contract/retention.ts'
import type { SumFamily } from '../figures/bases.ts'
import { markDays } from '../figures/rollups.ts'

/** Rows that figures count go with the sums of their days: a figure is what its rows come to. */
const counted = (family: SumFamily, table: PgTable, key: AnyPgColumn, at: AnyPgColumn) => {
  return async (tx: Db, now: Date, limit: number): Promise<number> => {
    const some = tx
      .select({ key: sql`${key}` })
      .from(table)
      .where(lte(at, expiredBefore('messages', now)))
      .limit(limit)
    const gone = await tx.delete(table).where(inArray(key, some)).returning({ at })
    await markDays(
      tx,
      family,
      gone.map(({ at }) => at as Date),
    )
    return gone.length
  }
}

/** Receipts of text messages whose time is over, at most `limit`; answers how many. */
export const removeOldReceipts = counted('code', messageReceipts, messageReceipts.message_id, messageReceipts.sent_at)

/** The same of calls to lenders. */
export const removeOldCalls = counted('call', lenderCalls, lenderCalls.call_id, lenderCalls.at)
