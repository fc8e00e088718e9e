import type { Db } from '../client.ts'
import { offerLists } from '../schema.ts'

/** Keeps what was shown to whom, from which inputs, by which version of the method. */
export async function createOfferList(db: Db, row: typeof offerLists.$inferInsert): Promise<void> {
  await db.insert(offerLists).values(row)
}
