import { lockPayouts } from '#server/db/repositories/earnings/payouts.ts'
import { callOffTermsRow, findTermsRow } from '#server/db/repositories/earnings/versions.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#src/contract/errors.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { notifyPartnerTerms } from '../earnings/notify-partner-terms.ts'
import { notFound } from '../shared/not-found.ts'
import type { Changed } from './shared/partner-change.ts'

/**
 * Calls off terms that are planned, and tells the partner.
 * @throws AppError `not_found`; `conflict` once they count
 */
export async function callOffPartnerTerms(deps: Deps, partnerId: number, versionId: number): Promise<Changed> {
  return transaction(deps, async (deps) => {
    const now = deps.clock.now()
    await lockPayouts(deps.db, partnerId)
    const terms = await findTermsRow(deps.db, versionId)
    if (!terms || terms.partner_id !== partnerId || terms.called_off_at !== null) throw notFound()
    const { from_day, revenue_percent, revenue_flat_fee } = terms
    if (from_day <= istDay(now))
      throw new AppError('conflict', 'These terms count already. Save other terms from today or a later day instead.')
    await callOffTermsRow(deps.db, versionId, now)
    await notifyPartnerTerms(deps, { ...terms, called_off_at: now })
    const before = { revenue_percent: Number(revenue_percent), revenue_flat_fee: toRupees(revenue_flat_fee), from_day }
    return { object: `partner:${partnerId}`, before, after: { from_day: null } }
  })
}
