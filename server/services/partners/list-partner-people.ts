import { listPartnerUserRows } from '#server/db/repositories/partners/partner-users.ts'
import type { Deps } from '#server/deps.ts'
import type { ByPartnerUser } from '#server/session.ts'
import type { PartnerPersonRow } from '#src/contract/entities/partners/partner-settings.ts'
import { toPerson } from './shared/own-people.ts'

/** Everybody of the partner, with what they may do. */
export async function listPartnerPeople(deps: Deps, by: ByPartnerUser): Promise<PartnerPersonRow[]> {
  return (await listPartnerUserRows(deps.db, by.partner_id)).map((row) => toPerson(row, by))
}
