import { findProspect } from '#server/db/repositories/leads/prospects.ts'
import type { ProspectRow } from '#server/db/repositories/leads/prospects.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#src/contract/errors.ts'

/** @throws AppError `not_found` alike for a visit that is another's and for one that is not there. */
export async function getProspect(
  deps: Deps,
  prospectAppId: string,
  by: { sidHash: string | null; userId: number | null },
): Promise<ProspectRow> {
  const prospect = await findProspect(deps.db, prospectAppId)
  const sameBrowser = prospect !== null && by.sidHash !== null && prospect.sid_hash === by.sidHash
  const owner = prospect !== null && by.userId !== null && prospect.user_id === by.userId
  if (!prospect || !(sameBrowser || owner)) throw new AppError('not_found', 'This visit is not known.')
  return prospect
}
