import { listEvidenceRows } from '#server/db/repositories/partners/evidence.ts'
import { listPartnerUserRows } from '#server/db/repositories/partners/partner-users.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { panMail } from '#server/texts/partner-news-text.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { pathTo } from '#src/contract/path-to.ts'

/** Tells the owners that we have corrected their PAN, which is masked, and why. */
export async function sendPanNews(deps: Deps, { partner_id, at }: JobPayloads['tell_partner_pan']): Promise<void> {
  const rows = await listEvidenceRows(deps.db, partner_id)
  const row = rows.find(
    ({ step, admin_id, at: day }) => step === 'pan' && admin_id !== null && day.toISOString() === at,
  )
  if (!row) return
  const news = {
    brand: DEFAULT_BRAND.name,
    pan: row.what,
    reason: row.reason,
    link: `${deps.env.publicOrigin ?? `http://127.0.0.1:${deps.env.port}`}${pathTo('partnerLogin')}`,
  }
  for (const { email, owner, status } of await listPartnerUserRows(deps.db, partner_id))
    if (owner === 1 && status === 1) await deps.mail.send({ to: email, ...panMail(news) })
}
