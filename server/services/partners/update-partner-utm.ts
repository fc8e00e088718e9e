import type { Deps } from '#server/deps.ts'
import type { PartnerUtmUpdate } from '#src/contract/entities/partners/partner.ts'
import { changePartner } from './shared/partner-change.ts'
import type { Changed } from './shared/partner-change.ts'

/** @throws AppError `not_found`; `conflict` for a partner that has another UTM id than expected by now */
export async function updatePartnerUtm(
  deps: Deps,
  partnerId: number,
  { utm_id, expected }: PartnerUtmUpdate,
): Promise<Changed> {
  const before = expected === undefined ? undefined : { utm_id: expected }
  return changePartner(deps, partnerId, { utm_id }, (row) => ({ utm_id: row.utm_id }), before)
}
