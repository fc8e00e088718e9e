import { findPartner } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { TermsEffect } from '#src/contract/entities/earnings/terms.ts'
import { istDay, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { found } from '../shared/not-found.ts'
import { checkFromDay, readTerms } from './public/versions.ts'
import { previewTermsEffect } from './shared/preview-terms-effect.ts'

/**
 * What terms from a day on would change of lines that are not approved yet. Saves nothing.
 * @throws AppError `not_found`; `validation` for the day
 */
export async function previewTerms(
  deps: Deps,
  partner_id: number,
  wanted: { revenue_percent: number | null; revenue_flat_fee: number | null; from_day?: string | undefined },
): Promise<Audited<TermsEffect>> {
  const versions = await readTerms(deps.db, found(await findPartner(deps.db, partner_id)))
  const from_day = checkFromDay(versions, wanted.from_day, istDay(deps.clock.now()))
  const terms = {
    version_id: null,
    from_day,
    revenue_percent: String(wanted.revenue_percent ?? 0),
    revenue_flat_fee: toPaise(wanted.revenue_flat_fee ?? 0),
  }
  const effect = await previewTermsEffect(deps, { partner_id, since: startOfIstDay(from_day) }, { terms })
  return { ...effect, audit: { object: `partner:${partner_id}` } }
}
