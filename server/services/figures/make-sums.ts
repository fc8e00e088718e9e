import { listMarkedDays, remakeDay } from '#server/db/repositories/figures/rollups.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { nextMaking, queueMaking } from './shared/sums-clock.ts'

/** Days that are made anew before others get a turn. */
const BATCH = 40

/**
 * Makes the sums of days that have changed, each in a transaction of its own. Today waits until it is over: it is read from
 * its rows. Queues the next one, at once where more days wait.
 */
export async function makeSums(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await queueMaking(deps, nextMaking(now))
  const days = await listMarkedDays(deps.db, istDay(now), BATCH)
  for (const day of days) await transaction(deps, (deps) => remakeDay(deps.db, day))
  // A moment later, so that it is another piece of work than this one.
  if (days.length === BATCH) await queueMaking(deps, new Date(now.getTime() + 1))
}
