import type { TermsRow } from '#server/db/repositories/earnings/versions.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { readersOf } from '../shared/partners/partner-readers.ts'

/**
 * Queues a mail about what is agreed from a day on, or is not any more, to everybody of the partner who may see earnings.
 * Runs in the transaction of the change, so that nobody hears of one that was not made.
 */
export async function notifyPartnerTerms(deps: Pick<Deps, 'db' | 'clock'>, terms: TermsRow): Promise<void> {
  const { version_id, partner_id } = terms
  const at = (terms.called_off_at ?? terms.saved_at).toISOString()
  for (const { partner_user_id } of await readersOf(deps.db, { partner_id }, null, ['earnings']))
    await queueJob(deps.db, 'tell_partner_terms', { partner_user_id, version_id, at }, deps.clock.now())
}
