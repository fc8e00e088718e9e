import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'

export const hourOf = (at: Date): string => at.toISOString().slice(0, 13)

export const queueHour = (deps: Deps, hour: string): Promise<void> =>
  queueJob(deps.db, 'anchor_audit', { hour }, new Date(`${hour}:00:00Z`))
