import { DEFAULT_PARTNER_CODE } from '#src/contract/constants.ts'
import { findBrand } from '#src/contract/brands/find-brand.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { listPartnerUserRows } from '#server/db/repositories/partners/partner-users.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { publicOrigin } from '#server/services/shared/public-origin.ts'
import { accountMail } from '#server/texts/partner-news-text.ts'

/** Tells the owners, at the addresses they sign in with, that another account was entered: it may not have been them. */
export async function tellAccountChange(
  deps: Deps,
  { partner_id, what }: JobPayloads['tell_partner_account'],
): Promise<void> {
  const brand = findBrand(DEFAULT_PARTNER_CODE)
  const news = { brand: brand.name, what, link: `${publicOrigin(deps.env, brand)}${pathTo('partnerLogin')}` }
  for (const { email, owner, status } of await listPartnerUserRows(deps.db, partner_id))
    if (owner === 1 && status === 1) await deps.mail.send({ to: email, ...accountMail(news) })
}
