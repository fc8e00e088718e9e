import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { paidMail } from '#server/texts/partner-news-text.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { readersOf, reportsLink } from '../shared/partners/partner-readers.ts'

/** Sends it, unless the switch or the person's right has gone meanwhile. */
export async function sendPaidNews(
  deps: Deps,
  { partner_user_id, ...news }: JobPayloads['tell_partner_paid'],
): Promise<void> {
  const [reader] = await readersOf(deps.db, { partner_user_id }, 'paid', ['earnings'])
  if (!reader) return
  const brand = DEFAULT_BRAND.name
  await deps.mail.send({ to: reader.email, ...paidMail({ brand, ...news, link: reportsLink(deps) }) })
}
