import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { minutes } from '#src/contract/rules/time.ts'

/** How often tickets are looked after. */
const EVERY_MS = minutes(5)

/** The next full five minutes, the same for every process. */
export async function queueTending(deps: Deps): Promise<void> {
  const next = new Date((Math.floor(deps.clock.now().getTime() / EVERY_MS) + 1) * EVERY_MS)
  await queueJob(deps.db, 'tend_tickets', { at: next.toISOString() }, next)
}
