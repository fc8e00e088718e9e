import { listPartnerUserRows } from '#server/db/repositories/partners/partner-users.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { standingMail } from '#server/texts/partner-news-text.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { standingOf } from './public/standing.ts'

/** Tells the owners that their partnership is suspended, has ended or goes on, unless that has changed since. */
export async function sendStandingNews(
  deps: Deps,
  { partner_id, at }: JobPayloads['tell_partner_standing'],
): Promise<void> {
  const partner = await findPartner(deps.db, partner_id)
  if (partner?.standing_at?.toISOString() !== at) return
  const news = {
    brand: DEFAULT_BRAND.name,
    standing: standingOf(partner),
    name: partner.name,
    reason: partner.standing_reason,
    link: `${deps.env.publicOrigin ?? `http://127.0.0.1:${deps.env.port}`}${pathTo(partner.status === 1 ? 'partnerLogin' : 'needHelp')}`,
  }
  for (const { email, owner, status } of await listPartnerUserRows(deps.db, partner_id))
    if (owner === 1 && status === 1) await deps.mail.send({ to: email, ...standingMail(news) })
}
