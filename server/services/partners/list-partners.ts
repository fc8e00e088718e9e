import { listPartnerRows } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import { toPartnerAnswers } from './shared/partner-change.ts'
import type { PartnerAnswer } from './shared/partner-change.ts'

export async function listPartners(deps: Deps): Promise<PartnerAnswer[]> {
  return toPartnerAnswers(deps, await listPartnerRows(deps.db))
}
