import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { startOfSweep } from '../leads/shared/forgetting.ts'

/** The count of this day's decisions; queued anew it is the same one. */
export const queueCounting = (deps: Deps): Promise<void> => {
  const day = istDay(deps.clock.now())
  return queueJob(deps.db, 'count_decisions', { day, after: 0 }, startOfSweep(day))
}
