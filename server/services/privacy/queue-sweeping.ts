import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { startOfSweep } from '../leads/public/forgetting.ts'

/** The sweep of this day; queued anew it is the same one. */
export const queueSweeping = (deps: Deps): Promise<void> => {
  const day = istDay(deps.clock.now())
  return queueJob(deps.db, 'sweep_expired', { day, batch: 0 }, startOfSweep(day))
}
