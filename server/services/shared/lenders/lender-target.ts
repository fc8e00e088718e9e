import { targetKey } from '#server/adapters/outgoing/outgoing.ts'
import type { Db } from '#server/db/client.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'

/** Whom work for a lender asks, for the queue. */
export async function lenderTarget(db: Db, lenderId: number | null): Promise<string> {
  const lender = lenderId === null ? null : await findLender(db, lenderId)
  return targetKey('lender', lender?.slug)
}
