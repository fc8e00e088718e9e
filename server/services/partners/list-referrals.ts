import { listReferralRows } from '#server/db/repositories/partners/referrals.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartner } from '#server/session.ts'
import { REFERRAL_REWARD } from '#src/contract/entities/partners/referral.ts'
import type { ReferralList } from '#src/contract/entities/partners/referral.ts'
import { toReferral } from './shared/referral-view.ts'

/** The partner's invitations, newest first. */
export async function listReferrals(deps: Deps, by: ByPartner): Promise<ReferralList> {
  const rows = await listReferralRows(deps.db, by.partner_id)
  return { reward: REFERRAL_REWARD, referrals: rows.map((row) => toReferral(deps, row)) }
}
