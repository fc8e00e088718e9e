import { findLenderAfter } from '#server/db/repositories/offers/decision-counts.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { countLenderDecisions } from './count-lender-decisions.ts'
import { queueCounting } from './queue-counting.ts'

/** Counts what the next lender decided, and queues the one after it; the first of a day queues the next day's. */
export async function countDecisions(deps: Deps, { day, after }: JobPayloads['count_decisions']): Promise<void> {
  const now = deps.clock.now()
  if (after === 0) await queueCounting(deps, addDays(istDay(now), 1))
  const lenderId = await findLenderAfter(deps.db, after)
  if (lenderId === null) return
  await countLenderDecisions(deps, lenderId)
  await queueJob(deps.db, 'count_decisions', { day, after: lenderId }, now)
}
