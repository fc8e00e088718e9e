import { findPartner } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartner } from '#server/session.ts'
import { found } from '../shared/not-found.ts'
import { readFunnel } from './shared/funnel-versions.ts'
import type { OwnFunnel } from './shared/funnel-versions.ts'

/** What the partner has, drafted and published, and what the admin lets it change. @throws AppError `not_found` */
export async function getOwnFunnel(deps: Deps, by: ByPartner): Promise<OwnFunnel> {
  return readFunnel(deps.db, found(await findPartner(deps.db, by.partner_id)))
}
