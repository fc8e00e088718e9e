import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { Vault } from '#server/crypto/vault.ts'
import type { Db } from '#server/db/client.ts'
import { customers, offerLists } from '#server/db/schema.ts'

/** Keeps what was shown to whom, from which inputs, by which version of the method. */
export async function createOfferList(db: Db, row: typeof offerLists.$inferInsert): Promise<void> {
  await db.insert(offerLists).values(row)
}

/** The birth date goes with the customer's key when they are erased; the rest of the inputs names nobody. */
export const sealBirthDay = (vault: Vault, dataKey: string | null, birthDay: string): string | null =>
  dataKey === null ? null : vault.seal(dataKey, birthDay, 'offer_lists.birth_day')

export interface PastOfferList {
  offer_list_id: number
  user_id: number
  inputs: Record<string, unknown>
  /** Null when the customer has been erased meanwhile. */
  data_key: string | null
}

/** Lists made since then, newest first; older than `before` when it is given. */
export async function listPastOfferLists(
  db: Db,
  page: { since: Date; before: number | null; limit: number },
): Promise<PastOfferList[]> {
  const older = page.before === null ? undefined : lt(offerLists.offer_list_id, page.before)
  return db
    .select({
      offer_list_id: offerLists.offer_list_id,
      user_id: offerLists.user_id,
      inputs: offerLists.inputs,
      data_key: customers.data_key,
    })
    .from(offerLists)
    .innerJoin(customers, eq(customers.user_id, offerLists.user_id))
    .where(and(gte(offerLists.created_at, page.since), older))
    .orderBy(desc(offerLists.offer_list_id))
    .limit(page.limit)
}
