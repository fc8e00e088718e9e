import type { Deps } from '../deps.ts'
import { queueAnchoring } from '../services/audit/queue-anchoring.ts'
import { queueSums } from '../services/figures/queue-sums.ts'
import { queueForgetting } from '../services/leads/queue-forgetting.ts'
import { queueCounting } from '../services/offers/queue-counting.ts'
import { queuePartnerWeek } from '../services/partners/queue-partner-week.ts'
import { queueSweeping } from '../services/privacy/queue-sweeping.ts'
import { queueTending } from '../services/support/queue-tending.ts'

/** What comes again and again queues its own next time; this queues the first, however many processes start. */
export async function queueRegularJobs(deps: Deps): Promise<void> {
  await queueForgetting(deps)
  await queueSweeping(deps)
  await queuePartnerWeek(deps)
  await queueAnchoring(deps)
  await queueSums(deps)
  await queueTending(deps)
  await queueCounting(deps)
}
