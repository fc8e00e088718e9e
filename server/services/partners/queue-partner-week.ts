import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { addDays, istDay, mondayOf } from '#src/contract/rules/calendar.ts'
import { morningOf } from './shared/partner-week.ts'

/** The next Monday at nine in India; queued anew it is the same one. */
export async function queuePartnerWeek(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const monday = mondayOf(istDay(now))
  const week = morningOf(monday) < now ? addDays(monday, 7) : monday
  await queueJob(deps.db, 'plan_partner_week', { week }, morningOf(week))
}
