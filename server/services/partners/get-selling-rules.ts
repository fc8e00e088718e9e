import { listSellingAcknowledgements } from '#server/db/repositories/partners/selling-acknowledgements.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartnerUser } from '#server/session.ts'
import { SELLING_RULES_VERSION } from '#src/contract/entities/partners/selling-rules.ts'
import type { SellingRules } from '#src/contract/entities/partners/selling-rules.ts'

/** The version of the rules in force, and who of the partner's people has accepted it. */
export async function getSellingRules(deps: Deps, by: ByPartnerUser): Promise<SellingRules> {
  const rows = await listSellingAcknowledgements(deps.db, by.partner_id, SELLING_RULES_VERSION)
  const own = rows.find(({ partner_user_id }) => partner_user_id === by.partner_user_id)
  return {
    version: SELLING_RULES_VERSION,
    accepted_at: own?.at.toISOString() ?? null,
    accepted: rows.map(({ name, at }) => ({ name, at: at.toISOString() })),
  }
}
