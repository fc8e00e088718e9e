import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { LenderRevenue } from '#src/contract/entities/earnings/lender-revenue.ts'
import type { TermsEffect } from '#src/contract/entities/earnings/terms.ts'
import { istDay, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { checkFromDay, readSlabsOf } from './public/versions.ts'
import { previewTermsEffect } from './shared/preview-terms-effect.ts'

/**
 * What all slabs of a lender, in their order, would change from a day on. Saves nothing.
 * @throws AppError `validation` for the day
 */
export async function previewSlabs(
  deps: Deps,
  lender_id: number,
  wanted: { slabs: LenderRevenue[]; from_day?: string | undefined },
): Promise<Audited<TermsEffect>> {
  const from_day = checkFromDay(await readSlabsOf(deps.db, lender_id), wanted.from_day, istDay(deps.clock.now()))
  const slabs = { version_id: null, from_day, slabs: wanted.slabs }
  const effect = await previewTermsEffect(deps, { lender_id, since: startOfIstDay(from_day) }, { slabs })
  return { ...effect, audit: { object: `lender:${lender_id}` } }
}
