import type { Database } from '../db/client.ts'
import { addressOf, onOwnConnection, waitForLock } from '../db/own-connection.ts'
import { transaction } from '../db/transaction.ts'

/** Any fixed number that is not another lock's. */
const SEED_LOCK = 4_081_948

/**
 * Processes that start at once fill a database one after the other: each finds it empty or filled, never half filled. Through a
 * pooler too. The embedded engine has one process.
 */
export async function inTurn(database: Database, fill: () => Promise<void>): Promise<void> {
  if (database.pglite) return fill()
  await onOwnConnection(addressOf(database), (db) =>
    transaction({ db }, async ({ db }) => {
      await waitForLock(db, SEED_LOCK)
      await fill()
    }),
  )
}
