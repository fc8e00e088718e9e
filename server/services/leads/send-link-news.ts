import { lockLink } from '#server/db/repositories/leads/link-desk.ts'
import { listPartnerUserRows } from '#server/db/repositories/partners/partner-users.ts'
import type { TxDeps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { linkMail } from '#server/texts/partner-news-text.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { pathTo } from '#src/contract/path-to.ts'

/** Tells the owners that we have stopped a link of theirs, or let it work again, and why. */
export async function sendLinkNews(
  deps: TxDeps,
  { link_id, act, reason }: JobPayloads['tell_partner_link'],
): Promise<void> {
  const link = await lockLink(deps.db, link_id)
  if (!link) return
  const news = {
    brand: DEFAULT_BRAND.name,
    name: link.label || `/go/${link.code}`,
    reason,
    link: `${deps.env.publicOrigin ?? `http://127.0.0.1:${deps.env.port}`}${pathTo('partnerLogin')}`,
  }
  for (const { email, owner, status } of await listPartnerUserRows(deps.db, link.partner_id))
    if (owner === 1 && status === 1) await deps.mail.send({ to: email, ...linkMail(act, news) })
}
