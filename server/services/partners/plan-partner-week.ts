import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { addDays, istDay, mondayOf } from '#src/contract/rules/calendar.ts'
import { readersOf } from '../shared/partners/partner-readers.ts'
import { morningOf, CONCERNS } from './shared/partner-week.ts'

/**
 * Queues the summary of the seven days before a Monday for everybody whom it concerns, once each, and the next Monday. One
 * that comes a week late, since the server stood still, is left out: the next one is due already.
 */
export async function planPartnerWeek(deps: Deps, { week }: JobPayloads['plan_partner_week']): Promise<void> {
  const now = deps.clock.now()
  const present = mondayOf(istDay(now))
  const next = addDays(present, 7)
  await transaction(deps, async (deps) => {
    await queueJob(deps.db, 'plan_partner_week', { week: next }, morningOf(next))
    if (week !== present) return
    for (const { partner_user_id } of await readersOf(deps.db, {}, 'weekly', CONCERNS))
      await queueJob(deps.db, 'tell_partner_week', { partner_user_id, week }, now)
  })
}
