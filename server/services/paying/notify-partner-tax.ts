import type { LowerTaxRow } from '#server/db/repositories/earnings/lower-tax.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { readersOf } from '../shared/partners/partner-readers.ts'

/**
 * Queues a mail to whoever may see the earnings of a partner that a certificate was noted or ended, in the same transaction.
 * No switch turns it off: it says what is deducted by law.
 */
export async function notifyPartnerTax(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { partner_id, certificate_id }: LowerTaxRow,
  act: 'noted' | 'ended',
): Promise<void> {
  for (const { partner_user_id } of await readersOf(db, { partner_id }, null, ['earnings']))
    await queueJob(db, 'tell_partner_tax', { partner_user_id, certificate_id, act }, clock.now())
}
