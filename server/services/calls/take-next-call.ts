import { LEASE_MINUTES } from '#src/contract/entities/calls/call.ts'
import { hours, minutes } from '#src/contract/rules/time.ts'
import {
  createLease,
  endLostCalls,
  findLiveCall,
  removeOldLeases,
  type CallRow,
} from '#server/db/repositories/calls/calls.ts'
import { listTaken, lockFreeCustomers } from '#server/db/repositories/calls/call-queue.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { noteLook, type Looker } from '../support/shared/note-look.ts'
import { readQueue } from './shared/queue.ts'

/** So many of the first are tried: others may take from the same end at the same moment. */
const TRIED = 20
/** No call is so long: its agent has gone. */
const LOST_AFTER = hours(4)

/**
 * Takes the first of the queue for ten minutes. Rows that another taker holds are passed over, so that two never wait for
 * each other and never get the same person. Whoever has somebody keeps them. Null = nobody may be called now.
 */
export async function takeNextCall(deps: Deps, by: Looker): Promise<CallRow | null> {
  return transaction(deps, async (deps) => {
    const now = deps.clock.now()
    const live = await findLiveCall(deps.db, by.admin_id, now)
    if (live) return live
    await removeOldLeases(deps.db, now)
    await endLostCalls(deps.db, new Date(now.getTime() - LOST_AFTER), now)
    const first = (await readQueue(deps, by.admin_id)).waiting.slice(0, TRIED)
    const ids = first.map(({ user_id }) => user_id)
    const free = await lockFreeCustomers(deps.db, ids)
    // Between the look at the queue and the lock somebody may have taken and let go of a row.
    const taken = await listTaken(deps.db, ids, now)
    for (const { user_id, app_id, why, purpose } of first) {
      if (!free.has(user_id) || taken.has(user_id)) continue
      const lease = await createLease(deps.db, {
        ...{ user_id, app_id, why, purpose, promised: why === 'promised', admin_id: by.admin_id },
        ...{ taken_at: now, leased_until: new Date(now.getTime() + minutes(LEASE_MINUTES)) },
      })
      if (!lease) continue
      await noteLook(deps, user_id, by)
      return lease
    }
    return null
  })
}
