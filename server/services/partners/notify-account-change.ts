import { listPartnerUserRows } from '#server/db/repositories/partners/partner-users.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { publicOrigin } from '#server/services/shared/public-origin.ts'
import { accountMail, accountReturnedMail } from '#server/texts/partner-news-text.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { pathTo } from '#src/contract/path-to.ts'

/**
 * Tells the owners, at the addresses they sign in with, that another account was entered: it may not have been them; or
 * that the bank sent a payment back, and what to do.
 */
export async function notifyAccountChange(
  deps: Deps,
  { partner_id, what, returned }: JobPayloads['tell_partner_account'],
): Promise<void> {
  const brand = DEFAULT_BRAND
  const reason = returned ?? null
  const news = { brand: brand.name, what, link: `${publicOrigin(deps.env, brand)}${pathTo('partnerLogin')}` }
  for (const { email, owner, status } of await listPartnerUserRows(deps.db, partner_id))
    if (owner === 1 && status === 1)
      await deps.mail.send({
        to: email,
        ...(reason === null ? accountMail(news) : accountReturnedMail({ ...news, reason })),
      })
}
