import { findTermsRow } from '#server/db/repositories/earnings/versions.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { termsMail } from '#server/texts/partner-news-text.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { readersOf, reportsLink } from '../shared/partners/partner-readers.ts'
import { isSuperseded } from './shared/is-superseded.ts'

/** Sends what is agreed from a day on, unless it was changed since or the person's right has gone. */
export async function sendTermsNews(
  deps: Deps,
  { partner_user_id, version_id, at }: JobPayloads['tell_partner_terms'],
): Promise<void> {
  const [reader] = await readersOf(deps.db, { partner_user_id }, null, ['earnings'])
  const terms = await findTermsRow(deps.db, version_id)
  if (!reader || !terms || isSuperseded(terms, at)) return
  const news = {
    brand: DEFAULT_BRAND.name,
    day: terms.from_day,
    percent: Number(terms.revenue_percent),
    flat: toRupees(terms.revenue_flat_fee),
    calledOff: terms.called_off_at !== null,
    link: reportsLink(deps),
  }
  await deps.mail.send({ to: reader.email, ...termsMail(news) })
}
