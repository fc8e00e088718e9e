import { DEFAULT_PARTNER_CODE } from '#src/contract/constants.ts'
import { findBrand } from '#src/contract/brands/find-brand.ts'
import type { Db } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob, type JobPayloads } from '#server/jobs/job-kinds.ts'
import { paidMail } from '#server/texts/partner-news-text.ts'
import { readersOf, reportsLink } from '../partners/shared/partner-readers.ts'

/**
 * Queues a mail to everybody of the partner who may see earnings, unless the partner has switched it off. Runs in the
 * transaction that notes the payment, so that nobody hears of one that was not noted.
 * @param month such as 2026-10
 * @param settled lines of the statement, and what they come to after tax, rupees
 */
export async function tellPartnerPaid(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  partnerId: number,
  month: string,
  { lines, net }: { lines: number; net: number },
): Promise<void> {
  const now = deps.clock.now()
  const news = { month, lines, net, at: now.toISOString() }
  for (const { partner_user_id } of await readersOf(tx, { partner_id: partnerId }, 'paid', ['earnings']))
    await queueJob(tx, 'tell_partner_paid', { partner_user_id, ...news }, now)
}

/** Sends it, unless the switch or the person's right has gone meanwhile. */
export async function sendPaidNews(
  deps: Deps,
  { partner_user_id, month, lines, net }: JobPayloads['tell_partner_paid'],
): Promise<void> {
  const [reader] = await readersOf(deps.db, { partner_user_id }, 'paid', ['earnings'])
  if (!reader) return
  const brand = findBrand(DEFAULT_PARTNER_CODE).name
  await deps.mail.send({ to: reader.email, ...paidMail({ brand, month, lines, net, link: reportsLink(deps) }) })
}
