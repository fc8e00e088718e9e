import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'
import type { DatedSlabs } from '#src/contract/entities/earnings/terms.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { versionState } from '#src/contract/rules/versions.ts'
import { found } from '../shared/not-found.ts'
import { readSlabsOf } from './public/versions.ts'

/** Which slabs of a lender counted, count and will count, the latest first. @throws AppError `not_found` */
export async function listDatedSlabs(deps: Deps, lenderId: number): Promise<{ today: string; versions: DatedSlabs[] }> {
  found(await findLender(deps.db, lenderId))
  const versions = await readSlabsOf(deps.db, lenderId)
  const today = istDay(deps.clock.now())
  const dated = versions
    .map((version) => ({
      version_id: version.version_id,
      from_day: version.from_day,
      state: versionState(version, versions, today),
      slabs: version.slabs,
    }))
    .reverse()
  return { today, versions: dated }
}
