import { toRupees, NO_PAISE } from '#src/contract/rules/paise.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import type { DisbursalRow } from '#server/db/repositories/applications/disbursals.ts'
import { createPayoutLine, findLeadOfApplication, lockPayouts } from '#server/db/repositories/earnings/payouts.ts'
import { findUnrewardedReferral, type ReferralRow } from '#server/db/repositories/partners/referrals.ts'
import type { Deps } from '#server/deps.ts'
import { recomputePayouts } from './recompute-payouts.ts'
import { NOTHING_EARNED, untaxed } from './shared/statement-now.ts'
import { istMonth } from './shared/ist-month.ts'
import { momentOf } from './shared/moment-of.ts'
import type { TaxDeps } from './shared/tax-rates.ts'
import { taxMonth } from './shared/share-tax.ts'

/**
 * Credits a partner with a loan that was paid out to its lead, or a further part of one, by the lender's own amount and day
 * where it names them, and works out the month with that lender anew:
 * this loan may lift all of it into another slab. Whoever invited that partner has the reward for it with the first one.
 * Nothing happens where no lead ties the application to a partner.
 */
export async function accruePayout(deps: Deps, row: ApplicationRow, disbursal: DisbursalRow): Promise<void> {
  const { app_id } = row
  const { lender_id, amount, tranche, batch_id } = disbursal
  if (amount === null) return
  const lead = await findLeadOfApplication(deps.db, row)
  if (!lead) return
  const now = deps.clock.now()
  const paidOutAt = momentOf(disbursal, now)
  const group = { partner_id: lead.partner_id, lender_id, month: istMonth(paidOutAt) }
  const referral = await findUnrewardedReferral(deps.db, lead.partner_id)
  // Two partners may have invited each other's people: everybody locks the lower number first.
  const paid = [lead.partner_id, ...(referral ? [referral.partner_id] : [])].sort((a, b) => a - b)
  for (const partnerId of paid) await lockPayouts(deps.db, partnerId)
  const line = {
    ...group,
    ...NOTHING_EARNED,
    lead_id: lead.lead_id,
    ...{ app_id, tranche, batch_id },
    disbursed_amount: amount,
    disbursed_at: paidOutAt,
  }
  if (!(await createPayoutLine(deps.db, { ...line, status: 'accrued', created_at: now }))) return
  await recomputePayouts(deps, group)
  if (referral) await rewardReferral(deps, referral, now)
}

/** One line for the partner that invited; nothing where another disbursal has just brought it. */
async function rewardReferral(
  deps: TaxDeps,
  { referral_id, partner_id, reward }: ReferralRow,
  now: Date,
): Promise<void> {
  if (reward === null || reward <= 0) return
  const month = istMonth(now)
  await createPayoutLine(deps.db, {
    ...{ partner_id, referral_id, ...untaxed({ revenue: 0, gross: toRupees(reward) }) },
    disbursed_amount: NO_PAISE,
    disbursed_at: now,
    month,
    partner_percent: '0',
    partner_flat: reward,
    status: 'accrued',
    created_at: now,
  })
  await taxMonth(deps, partner_id, month)
}
