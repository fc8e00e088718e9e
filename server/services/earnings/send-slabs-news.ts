import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { findSlabVersionRow } from '#server/db/repositories/earnings/versions.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { slabsMail } from '#server/texts/partner-news-text.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { readersOf, reportsLink } from '../shared/partners/partner-readers.ts'
import { isSuperseded } from './shared/is-superseded.ts'

/** Sends that a lender pays by other slabs from a day on, unless they were changed since or the person's right has gone. */
export async function sendSlabsNews(
  deps: Deps,
  { partner_user_id, version_id, at }: JobPayloads['tell_partner_slabs'],
): Promise<void> {
  const [reader] = await readersOf(deps.db, { partner_user_id }, null, ['earnings'])
  const version = await findSlabVersionRow(deps.db, version_id)
  const lender = version && (await findLender(deps.db, version.lender_id))
  if (!reader || !lender || version.from_day === null || isSuperseded(version, at)) return
  const news = {
    brand: DEFAULT_BRAND.name,
    day: version.from_day,
    lender: lender.name,
    calledOff: version.called_off_at !== null,
    link: reportsLink(deps),
  }
  await deps.mail.send({ to: reader.email, ...slabsMail(news) })
}
