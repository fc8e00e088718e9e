import { listPartnerUserRows } from '#server/db/repositories/partners/partner-users.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import type { PartnerUser } from '#src/contract/entities/partners/partner-user.ts'
import { notFound } from '../shared/not-found.ts'
import { toUser } from './shared/partner-user-view.ts'

/** @throws AppError `not_found` */
export async function listPartnerUsers(deps: Deps, partnerId: number): Promise<PartnerUser[]> {
  if (!(await findPartner(deps.db, partnerId))) throw notFound()
  return (await listPartnerUserRows(deps.db, partnerId)).map(toUser)
}
