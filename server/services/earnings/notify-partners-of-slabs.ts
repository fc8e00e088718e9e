import { listPartnersOfLender } from '#server/db/repositories/earnings/versions.ts'
import type { SlabVersionRow } from '#server/db/repositories/earnings/versions.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { addDays, istDay, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { minutes } from '#src/contract/rules/time.ts'
import { readersOf } from '../shared/partners/partner-readers.ts'

/** Slabs are changed one by one: the mail goes out when nobody has changed another for so long. */
const AFTER_MINUTES = 15
/** Whoever had a loan of the lender within so many days earns by its slabs. */
const SINCE_DAYS = 90

/**
 * Queues a mail about a lender's slabs to everybody who may see the earnings of a partner that earns by them. Runs in the
 * transaction of the change.
 */
export async function notifyPartnersOfSlabs(deps: Pick<Deps, 'db' | 'clock'>, version: SlabVersionRow): Promise<void> {
  const { version_id, lender_id } = version
  const now = deps.clock.now()
  const at = (version.called_off_at ?? version.saved_at).toISOString()
  const runAt = new Date(now.getTime() + minutes(AFTER_MINUTES))
  const since = startOfIstDay(addDays(istDay(now), -SINCE_DAYS))
  for (const partner_id of await listPartnersOfLender(deps.db, lender_id, since))
    for (const { partner_user_id } of await readersOf(deps.db, { partner_id }, null, ['earnings']))
      await queueJob(deps.db, 'tell_partner_slabs', { partner_user_id, version_id, at }, runAt)
}
