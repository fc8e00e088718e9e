import { findPartner } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import type { DatedTerms } from '#src/contract/entities/earnings/terms.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { versionState } from '#src/contract/rules/versions.ts'
import { found } from '../shared/not-found.ts'
import { readTerms } from './public/versions.ts'

/** What was, is and will be agreed with a partner, the latest first. @throws AppError `not_found` */
export async function listTerms(deps: Deps, partnerId: number): Promise<{ today: string; versions: DatedTerms[] }> {
  const versions = await readTerms(deps.db, found(await findPartner(deps.db, partnerId)))
  const today = istDay(deps.clock.now())
  const dated = versions
    .map((version) => ({
      version_id: version.version_id,
      from_day: version.from_day,
      state: versionState(version, versions, today),
      revenue_percent: Number(version.revenue_percent),
      revenue_flat_fee: toRupees(version.revenue_flat_fee),
    }))
    .reverse()
  return { today, versions: dated }
}
