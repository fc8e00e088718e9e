import { toPaise } from '#src/contract/rules/paise.ts'
import type { PartnerRevenueUpdate } from '#src/contract/entities/partners/partner.ts'
import { type PartnerRow } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import { type Changed, toPartnerAnswer, changePartner } from './shared/partner-change.ts'

/** @throws AppError `not_found`; `conflict` for a partner that earns something else than expected by now */
export async function updatePartnerRevenue(
  deps: Deps,
  partnerId: number,
  { revenue_percent, revenue_flat_fee, expected }: PartnerRevenueUpdate,
): Promise<Changed> {
  const changes = {
    revenue_percent: String(revenue_percent ?? 0),
    revenue_flat_fee: toPaise(revenue_flat_fee ?? 0),
  }
  const facts = (row: PartnerRow) => {
    const { revenue_percent, revenue_flat_fee } = toPartnerAnswer(row)
    return { revenue_percent, revenue_flat_fee }
  }
  const before = expected && {
    revenue_percent: expected.revenue_percent,
    revenue_flat_fee: expected.revenue_flat_fee,
  }
  return changePartner(deps, partnerId, changes, facts, before)
}
