import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { SQLWrapper } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { messageReceipts } from '#server/db/schema/messages.ts'
import { dayOf } from '../shared/days.ts'
import { rowsOf } from '../shared/rows-of.ts'

/** Why a message counts as failed whose gateway refused it or was silent. */
export const GATEWAY_FAILED = 'GATEWAY'
const isGuess = and(eq(messageReceipts.state, 'failed'), eq(messageReceipts.reason, GATEWAY_FAILED))

type MessageReceiptRow = typeof messageReceipts.$inferSelect

/** Runs a statement that answers receipts as they stand now, and marks the days of those that carry a code. */
async function marking(db: Db, written: SQLWrapper): Promise<number> {
  const result = await db.execute(sql`
    with written as ${written},
    marked as (
      insert into rollup_marks (family, day) select distinct 'code', ${dayOf(sql`days.at`)} from (
        select sent_at as at from written where template = 'otp'
        union all select f.sent_at from written w join message_receipts f on f.message_id = w.message_id where f.template = 'otp'
      ) days
    )
    select count(*)::int as n from written`)
  return rowsOf<{ n: number }>(result)[0]?.n ?? 0
}

/** Tried again under its own number it is the same message, and waits for its report anew: then both its days change. */
export async function createMessageReceipt(db: Db, row: typeof messageReceipts.$inferInsert): Promise<void> {
  const { state, sent_at } = row
  await marking(
    db,
    db
      .insert(messageReceipts)
      .values(row)
      .onConflictDoUpdate({
        target: messageReceipts.message_id,
        set: { state, sent_at, reason: null, settled_at: null },
        setWhere: eq(messageReceipts.state, 'failed'),
      })
      .returning(),
  )
}

/**
 * The first report counts: operators repeat themselves. That a gateway did not answer us is our own guess, which a report
 * corrects. False = no such message, or settled before.
 */
export async function settleMessageReceipt(
  db: Db,
  messageId: string,
  report: Pick<MessageReceiptRow, 'operator' | 'reason' | 'settled_at'> & { state: 'delivered' | 'failed' },
): Promise<boolean> {
  const settled = db
    .update(messageReceipts)
    .set(report)
    .where(and(eq(messageReceipts.message_id, messageId), or(isNull(messageReceipts.settled_at), isGuess)))
    .returning()
  return (await marking(db, settled)) > 0
}

/** The code of this message was entered and was right. */
export async function noteCodeEntered(db: Db, otpId: string, now: Date): Promise<void> {
  const entered = db.update(messageReceipts).set({ entered_at: now }).where(eq(messageReceipts.otp_id, otpId))
  await marking(db, entered.returning())
}

/** Many at once, all of them new: an invented book. */
export async function createMessageReceipts(db: Db, rows: (typeof messageReceipts.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await marking(db, db.insert(messageReceipts).values(rows).returning())
}
