import { lockPayouts } from '#server/db/repositories/earnings/payouts.ts'
import { saveTermsRow } from '#server/db/repositories/earnings/versions.ts'
import { lockPartner } from '#server/db/repositories/partners/partners.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { PartnerRevenueUpdate } from '#src/contract/entities/partners/partner.ts'
import { istDay, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { toPaise, toRupees } from '#src/contract/rules/paise.ts'
import { inForceOn } from '#src/contract/rules/versions.ts'
import { notifyPartnerTerms } from '../earnings/notify-partner-terms.ts'
import { recomputeOpen } from '../earnings/public/change-slabs.ts'
import { checkFromDay, readTerms } from '../earnings/public/versions.ts'
import type { TermsVersion } from '../earnings/public/versions.ts'
import { found } from '../shared/not-found.ts'
import { expectFacts } from './shared/partner-change.ts'
import type { Changed } from './shared/partner-change.ts'

const factsOf = ({ revenue_percent, revenue_flat_fee }: Omit<TermsVersion, 'version_id' | 'from_day'>) => ({
  revenue_percent: Number(revenue_percent),
  revenue_flat_fee: toRupees(revenue_flat_fee),
})

/**
 * Agrees with a partner on what it earns by loans that are paid out from a day on, today unless another is named, and
 * tells it. What was paid out before keeps the terms of its day.
 * @throws AppError `not_found`; `validation` for the day; `conflict` for a partner that earns something else than expected
 */
export async function updatePartnerRevenue(
  deps: Deps,
  partnerId: number,
  { revenue_percent, revenue_flat_fee, from_day, expected }: Omit<PartnerRevenueUpdate, 'reason'>,
): Promise<Changed> {
  return transaction(deps, async (deps) => {
    const now = deps.clock.now()
    const today = istDay(now)
    // First the lock that a payout takes first.
    await lockPayouts(deps.db, partnerId)
    const row = found(await lockPartner(deps.db, partnerId))
    const versions = await readTerms(deps.db, row)
    const wanted = { revenue_percent: String(revenue_percent ?? 0), revenue_flat_fee: toPaise(revenue_flat_fee ?? 0) }
    const [before, after] = [factsOf(inForceOn(versions, today)), factsOf(wanted)]
    await expectFacts(deps.db, partnerId, before, expected, after)
    const day = checkFromDay(versions, from_day, today)
    const terms = await saveTermsRow(deps.db, { partner_id: partnerId, from_day: day, ...wanted, saved_at: now })
    await recomputeOpen(deps, { partner_id: partnerId, since: startOfIstDay(day) })
    await notifyPartnerTerms(deps, terms)
    return { object: `partner:${partnerId}`, before, after: { ...after, from_day: day } }
  })
}
