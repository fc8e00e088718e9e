import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { reversedMail } from '#server/texts/partner-news-text.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { readersOf, reportsLink } from '../shared/partners/partner-readers.ts'

/** Sends it, unless the switch or the person's right has gone meanwhile. */
export async function sendReversedNews(
  deps: Deps,
  { partner_user_id, ...news }: JobPayloads['tell_partner_reversed'],
): Promise<void> {
  const [reader] = await readersOf(deps.db, { partner_user_id }, 'paid', ['earnings'])
  if (!reader) return
  const brand = DEFAULT_BRAND.name
  await deps.mail.send({ to: reader.email, ...reversedMail({ brand, ...news, link: reportsLink(deps) }) })
}
