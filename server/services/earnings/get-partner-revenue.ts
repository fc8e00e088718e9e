import { listOwnFigure, sumPayoutsByDay } from '#server/db/repositories/partners/partner-home.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import { sumOf } from '#server/db/repositories/shared/group-rows.ts'
import type { Deps } from '#server/deps.ts'
import type { PartnerSession } from '#server/session.ts'
import { AppError } from '#src/contract/errors.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { toRupees, sumPaise } from '#src/contract/rules/paise.ts'
import { withTermsOn } from './public/versions.ts'

/**
 * The partner's terms of today, and what its own leads brought so far, as its home and reports count them; amounts in rupees.
 * Whoever may not see leads, or earnings (the terms too), is told zero of them.
 * @throws AppError `not_found`
 */
export async function getPartnerRevenue(deps: Deps, by: PartnerSession) {
  const { partner_id, rights } = by
  const found = await findPartner(deps.db, partner_id)
  if (!found) throw new AppError('not_found', 'This partner is not known.')
  const [partner = found] = await withTermsOn(deps.db, [found], istDay(deps.clock.now()))
  const mayEarnings = rights.includes('earnings')
  const sent = rights.includes('leads')
    ? await listOwnFigure(deps.db, { partner_id }, { figure: 'applications', by: 'day' })
    : []
  const paidOut = mayEarnings ? await sumPayoutsByDay(deps.db, { partner_id }) : []
  return {
    partnerId: partner.partner_id,
    merchantId: partner.merchant_id,
    name: partner.name,
    code: partner.code,
    isPartner: true,
    masquerade: by.actor_admin_id !== null,
    owner: by.owner,
    rights: [...rights],
    revenue_percent: mayEarnings ? Number(partner.revenue_percent) : 0,
    revenue_flat_fee: mayEarnings ? toRupees(partner.revenue_flat_fee) : 0,
    applications: sumOf(sent, ({ value }) => value),
    disbursed_amount: toRupees(sumPaise(paidOut.map((day) => day.disbursed))),
  }
}
