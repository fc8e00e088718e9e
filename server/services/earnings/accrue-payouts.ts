import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import type { DisbursalRow } from '#server/db/repositories/applications/disbursals.ts'
import {
  createPayoutLine,
  createPayoutLines,
  listLeadsOfApplications,
  lockPayoutsOf,
} from '#server/db/repositories/earnings/payouts.ts'
import type { HeldPayouts, PayoutGroup, PayoutRow } from '#server/db/repositories/earnings/payouts.ts'
import { findUnrewardedReferral } from '#server/db/repositories/partners/referrals.ts'
import type { ReferralRow } from '#server/db/repositories/partners/referrals.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import { istMonth } from '#src/contract/rules/calendar.ts'
import { toRupees, NO_PAISE } from '#src/contract/rules/paise.ts'
import { monthsOf, outdatedGroups } from './public/lender-months.ts'
import { taxMonth } from './public/share-tax.ts'
import { NOTHING_EARNED, untaxed } from './public/statement-now.ts'
import type { TaxDeps } from './public/tax-rates.ts'
import { recomputePayouts } from './recompute-payouts.ts'
import { disbursalTime } from './shared/disbursal-time.ts'

interface PaidOut {
  row: ApplicationRow
  disbursal: DisbursalRow
}

/**
 * Credits partners with loans that were paid out to their leads, or further parts of them, by the lender's own amount and day
 * where it names them, and works out each month with a lender anew, once for all of them: a loan may lift all of the lender's
 * month into another slab, other partners' lines with it. Whoever invited a partner has the reward for it with the first one. Nothing happens where no lead ties an
 * application to a partner.
 */
export async function accruePayouts(deps: TxDeps, paidOut: readonly PaidOut[]): Promise<void> {
  const now = deps.clock.now()
  const lines = await linesOf(deps, paidOut, now)
  // First the lenders, then the partners: what is paid out to nobody's lead lifts the slab of others all the same.
  const lifted = await outdatedGroups(deps, monthsOf(paidOut.map(({ disbursal }) => disbursal)))
  const partners = new Set(lines.map(({ partner_id }) => partner_id))
  const referrals = new Map<number, ReferralRow>()
  for (const partnerId of partners) {
    const referral = await findUnrewardedReferral(deps.db, partnerId)
    if (referral) referrals.set(partnerId, referral)
  }
  // Two partners may have invited each other's people.
  const others = [...referrals.values(), ...lifted].map(({ partner_id }) => partner_id)
  const payoutsOf = await lockPayoutsOf(deps.db, [...partners, ...others])
  const created = await createPayoutLines(deps.db, lines)
  for (const group of groupsOf([...created, ...lifted]))
    await recomputePayouts(deps, payoutsOf(group.partner_id), group)
  for (const partnerId of new Set(created.map(({ partner_id }) => partner_id))) {
    const referral = referrals.get(partnerId)
    if (referral) await rewardReferral(deps, payoutsOf(referral.partner_id), referral, now)
  }
}

async function linesOf(deps: Deps, paidOut: readonly PaidOut[], now: Date) {
  const named = paidOut.filter(({ disbursal }) => disbursal.principal !== null)
  const leads = await listLeadsOfApplications(
    deps.db,
    named.map(({ row }) => row.app_id),
  )
  return named.flatMap(({ row: { app_id }, disbursal }) => {
    const { lender_id, principal: amount, tranche, batch_id } = disbursal
    const lead = leads.get(app_id)
    if (!lead || amount === null) return []
    const disbursed_at = disbursalTime(disbursal, now)
    return [
      {
        partner_id: lead.partner_id,
        lender_id,
        month: istMonth(disbursed_at),
        ...NOTHING_EARNED,
        lead_id: lead.lead_id,
        app_id,
        tranche,
        batch_id,
        disbursed_amount: amount,
        disbursed_at,
        status: 'accrued' as const,
        created_at: now,
      },
    ]
  })
}

function groupsOf(lines: readonly Pick<PayoutRow, 'partner_id' | 'lender_id' | 'month'>[]): PayoutGroup[] {
  const groups = new Map<string, PayoutGroup>()
  for (const { partner_id, lender_id, month } of lines)
    if (lender_id !== null) groups.set(`${partner_id} ${lender_id} ${month}`, { partner_id, lender_id, month })
  return [...groups.values()]
}

/** One line for the partner that invited; nothing where another disbursal has just brought it. */
async function rewardReferral(
  deps: TaxDeps,
  payouts: HeldPayouts,
  { referral_id, reward }: ReferralRow,
  now: Date,
): Promise<void> {
  if (reward === null || reward <= 0) return
  const month = istMonth(now)
  await createPayoutLine(deps.db, {
    partner_id: payouts.partner_id,
    referral_id,
    ...untaxed({ revenue: 0, gross: toRupees(reward) }),
    disbursed_amount: NO_PAISE,
    disbursed_at: now,
    month,
    partner_percent: '0',
    partner_flat: reward,
    status: 'accrued',
    created_at: now,
  })
  await taxMonth(deps, payouts, month)
}
