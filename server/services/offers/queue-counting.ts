import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { startOfSweep } from '../leads/public/forgetting.ts'

/** The count of a day's decisions, of today where none is named; queued anew it is the same one. */
export const queueCounting = (deps: Deps, day = istDay(deps.clock.now())): Promise<void> =>
  queueJob(deps.db, 'count_decisions', { day, after: 0 }, startOfSweep(day))
