import { findPartnerByName } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import { toPartnerAnswerOf } from './shared/partner-change.ts'
import type { PartnerAnswer } from './shared/partner-change.ts'

/** @throws AppError `not_found` */
export async function getPartnerByName(deps: Deps, name: string): Promise<PartnerAnswer> {
  return toPartnerAnswerOf(deps, await findPartnerByName(deps.db, name))
}
