import { and, asc, countDistinct, desc, eq, gt, isNull, max, min, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applicationEvents, applications, waitingWords } from '#server/db/schema/applications.ts'
import type { Tx } from '#server/db/transaction.ts'

export type WaitingWordRow = typeof waitingWords.$inferSelect

const isOpen = (lenderId: number) => and(eq(waitingWords.lender_id, lenderId), isNull(waitingWords.settled_at))

/** Puts a report aside, after the newest line of its application's timeline. The application is locked. */
export async function createWaitingWord(
  tx: Db,
  row: Omit<typeof waitingWords.$inferInsert, 'after_event_id'>,
): Promise<void> {
  const [newest] = await tx
    .select({ event_id: max(applicationEvents.event_id) })
    .from(applicationEvents)
    .where(eq(applicationEvents.app_id, row.app_id))
  await tx.insert(waitingWords).values({ ...row, after_event_id: newest?.event_id ?? 0 })
}

/** What waits of a lender after a number, the oldest first. */
export async function listWaitingWords(
  db: Db,
  lenderId: number,
  { after, limit }: { after: number; limit: number },
): Promise<{ word: WaitingWordRow; product: string }[]> {
  return db
    .select({ word: waitingWords, product: applications.product_type })
    .from(waitingWords)
    .innerJoin(applications, eq(applications.app_id, waitingWords.app_id))
    .where(and(isOpen(lenderId), gt(waitingWords.word_id, after)))
    .orderBy(asc(waitingWords.word_id))
    .limit(limit)
}

/** The row as it is now, held until the transaction ends; null when it was settled meanwhile. */
export async function lockWaitingWord(tx: Tx, wordId: number): Promise<WaitingWordRow | null> {
  const [row] = await tx
    .select()
    .from(waitingWords)
    .where(and(eq(waitingWords.word_id, wordId), isNull(waitingWords.settled_at)))
    .for('update')
  return row ?? null
}

export async function settleWaitingWord(
  tx: Db,
  wordId: number,
  outcome: NonNullable<WaitingWordRow['outcome']>,
  at: Date,
): Promise<void> {
  await tx.update(waitingWords).set({ outcome, settled_at: at }).where(eq(waitingWords.word_id, wordId))
}

/** What waits of a file that is taken back waits no longer: nobody explains it into an application any more. */
export async function settleWordsOfFile(tx: Db, batchId: number, at: Date): Promise<void> {
  await tx
    .update(waitingWords)
    .set({ outcome: 'file_undone', settled_at: at })
    .where(and(eq(waitingWords.batch_id, batchId), isNull(waitingWords.settled_at)))
}

/** The words of a lender that wait, those that hold most applications first. */
export async function groupWaitingWords(db: Db, lenderId: number) {
  const applicationsHeld = countDistinct(waitingWords.app_id)
  const { status, sub_status, reason } = waitingWords
  return db
    .select({
      status,
      sub_status,
      reason,
      product_type: applications.product_type,
      applications: applicationsHeld,
      since: min(waitingWords.at).mapWith(waitingWords.at),
    })
    .from(waitingWords)
    .innerJoin(applications, eq(applications.app_id, waitingWords.app_id))
    .where(isOpen(lenderId))
    .groupBy(status, sub_status, reason, applications.product_type)
    .orderBy(desc(applicationsHeld), asc(status), asc(sql`coalesce(${sub_status}, '')`))
}
