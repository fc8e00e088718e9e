import { findLowerTax } from '#server/db/repositories/earnings/lower-tax.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { taxMail } from '#server/texts/partner-news-text.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { TDS_PERCENT } from '#src/contract/paying/month-tax.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { readersOf, reportsLink } from '../shared/partners/partner-readers.ts'

/** Sends it, unless the person's right has gone meanwhile. */
export async function sendTaxNews(
  deps: Deps,
  { partner_user_id, certificate_id, act }: JobPayloads['tell_partner_tax'],
): Promise<void> {
  const row = await findLowerTax(deps.db, certificate_id)
  const [reader] = await readersOf(deps.db, { partner_user_id }, null, ['earnings'])
  if (row === null || reader === undefined) return
  const { number, tds_percent, limit_amount, from_day, to_day, ended_reason } = row
  const mail = taxMail(act, {
    brand: DEFAULT_BRAND.name,
    number,
    percent: Number(tds_percent),
    usual: TDS_PERCENT,
    limit: toRupees(limit_amount),
    from: from_day,
    to: to_day,
    reason: ended_reason ?? '',
    link: reportsLink(deps),
  })
  await deps.mail.send({ to: reader.email, ...mail })
}
