import type { PaymentRow } from '#server/db/repositories/earnings/payments.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { readersOf } from '../shared/partners/partner-readers.ts'

/** Queues a mail to whoever was told of the payment that it is reversed, on which day and why, in the same transaction. */
export async function notifyPartnerReversed(
  deps: Pick<Deps, 'db' | 'clock'>,
  { payment_id, partner_id, month, amount, utr }: PaymentRow,
  back: { day: string; reason: string },
): Promise<void> {
  const now = deps.clock.now()
  const news = { payment_id, month, net: toRupees(amount), utr: utr ?? '', ...back }
  for (const { partner_user_id } of await readersOf(deps.db, { partner_id }, 'paid', ['earnings']))
    await queueJob(deps.db, 'tell_partner_reversed', { partner_user_id, ...news }, now)
}
