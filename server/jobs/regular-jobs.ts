import type { Deps } from '../deps.ts'
import { queueAnchoring } from '../services/audit/anchor-audit.ts'
import { queueForgetting } from '../services/leads/forget-leads.ts'
import { queuePartnerWeek } from '../services/partners/tell-partner-week.ts'

/** What comes again and again queues its own next time; this queues the first, however many processes start. */
export async function queueRegularJobs(deps: Deps): Promise<void> {
  await queueForgetting(deps)
  await queuePartnerWeek(deps)
  await queueAnchoring(deps)
}
