import { SWEEPS } from '#server/db/repositories/privacy/expired-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { startOfSweep } from '../leads/public/forgetting.ts'
import { suspendUnusedStaff } from '../staff/suspend-unused-staff.ts'

/** Rows of one kind that go in one transaction. */
const SWEEP_BATCH = 1_000

/**
 * Deletes what has been kept as long as the table of retention says, and nothing sooner. One batch of each kind; when one
 * was full, another follows at once. The first of a day queues the next day's.
 */
export async function sweepExpired(deps: Deps, { day, batch }: JobPayloads['sweep_expired']): Promise<void> {
  const now = deps.clock.now()
  if (batch === 0) {
    const next = addDays(istDay(now), 1)
    await queueJob(deps.db, 'sweep_expired', { day: next, batch: 0 }, startOfSweep(next))
    // The log-ins of a demonstration are printed for everybody, and wait for whoever comes next.
    if (deps.env.mode === 'live') await suspendUnusedStaff(deps)
  }
  const gone: Record<string, number> = {}
  for (const [kind, sweep] of Object.entries(SWEEPS)) {
    const count = await transaction(deps, (deps) => sweep(deps.db, now, SWEEP_BATCH))
    if (count > 0) gone[kind] = count
  }
  if (Object.keys(gone).length > 0) deps.log.info({ day, batch, gone }, 'what was kept long enough is deleted')
  if (Object.values(gone).some((count) => count >= SWEEP_BATCH))
    await queueJob(deps.db, 'sweep_expired', { day, batch: batch + 1 }, now)
}
