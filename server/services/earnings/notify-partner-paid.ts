import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { readersOf } from '../shared/partners/partner-readers.ts'

type Transfer = Required<Pick<JobPayloads['tell_partner_paid'], 'lines' | 'net' | 'day' | 'utr' | 'account_ending'>>

/**
 * Queues a mail to everybody of the partner who may see earnings, unless the partner has switched it off. Runs in the
 * transaction that notes the payment, so that nobody hears of one that was not noted.
 * @param month such as 2026-10
 * @param transfer lines of the statement, what they come to after tax, rupees, and by which transfer it was sent
 */
export async function notifyPartnerPaid(
  deps: Pick<Deps, 'db' | 'clock'>,
  partnerId: number,
  month: string,
  transfer: Transfer,
): Promise<void> {
  const now = deps.clock.now()
  const news = { month, ...transfer, at: now.toISOString() }
  for (const { partner_user_id } of await readersOf(deps.db, { partner_id: partnerId }, 'paid', ['earnings']))
    await queueJob(deps.db, 'tell_partner_paid', { partner_user_id, ...news }, now)
}
