import { listPartnerMasquerades } from '#server/db/repositories/audit/audit.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartner } from '#server/session.ts'
import type { SupportView } from '#src/contract/entities/partners/partner-settings.ts'

const MOST = 50

/** When our support acted as somebody of this partner, newest first, from the append-only log. */
export async function listSupportViews(deps: Deps, by: ByPartner): Promise<SupportView[]> {
  const rows = await listPartnerMasquerades(deps.db, by.partner_id, MOST)
  return rows.map(({ at }) => ({ at: at.toISOString() }))
}
