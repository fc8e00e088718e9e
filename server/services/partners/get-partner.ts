import { found } from '../shared/not-found.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import { type PartnerAnswer, toPartnerAnswer } from './shared/partner-change.ts'

/** @throws AppError `not_found` */
export async function getPartner(deps: Deps, partnerId: number): Promise<PartnerAnswer> {
  return toPartnerAnswer(found(await findPartner(deps.db, partnerId)))
}
