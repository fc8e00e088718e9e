import { findPartner } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import { toPartnerAnswerOf } from './shared/partner-change.ts'
import type { PartnerAnswer } from './shared/partner-change.ts'

/** @throws AppError `not_found` */
export async function getPartner(deps: Deps, partnerId: number): Promise<PartnerAnswer> {
  return toPartnerAnswerOf(deps, await findPartner(deps.db, partnerId))
}
