import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { messageReceipts } from '#server/db/schema-figures.ts'

type MessageReceiptRow = typeof messageReceipts.$inferSelect

/** Tried again under its own number it is the same message, and waits for its report anew. */
export async function createMessageReceipt(db: Db, row: typeof messageReceipts.$inferInsert): Promise<void> {
  const { state, sent_at } = row
  await db
    .insert(messageReceipts)
    .values(row)
    .onConflictDoUpdate({
      target: messageReceipts.message_id,
      set: { state, sent_at, reason: null, settled_at: null },
      setWhere: eq(messageReceipts.state, 'failed'),
    })
}

/** The first report counts: operators repeat themselves. False = no such message, or settled before. */
export async function settleMessageReceipt(
  db: Db,
  messageId: string,
  report: Pick<MessageReceiptRow, 'operator' | 'reason' | 'settled_at'> & { state: 'delivered' | 'failed' },
): Promise<boolean> {
  const rows = await db
    .update(messageReceipts)
    .set(report)
    .where(and(eq(messageReceipts.message_id, messageId), isNull(messageReceipts.settled_at)))
    .returning({ id: messageReceipts.message_id })
  return rows.length > 0
}

/** The code of this message was entered and was right. */
export async function noteCodeEntered(db: Db, otpId: string, now: Date): Promise<void> {
  await db.update(messageReceipts).set({ entered_at: now }).where(eq(messageReceipts.otp_id, otpId))
}
