import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { minutes } from '#src/contract/rules/time.ts'

/** Every so often sums are made anew; meanwhile a day that has changed is read from its rows. */
const EVERY_MS = minutes(5)

export const queueMaking = (deps: Deps, at: Date): Promise<void> =>
  queueJob(deps.db, 'make_sums', { at: at.toISOString() }, at)

/** The next full five minutes, the same for every process. */
export const nextMaking = (now: Date): Date => new Date((Math.floor(now.getTime() / EVERY_MS) + 1) * EVERY_MS)

export const queueChecking = (deps: Deps, hour: string): Promise<void> =>
  queueJob(deps.db, 'check_sums', { hour }, new Date(`${hour}:00:00Z`))
