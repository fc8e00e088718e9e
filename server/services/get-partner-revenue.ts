import { AppError } from '#src/contract/errors.ts'
import { findPartner, sumPartnerBusiness } from '../db/repositories/partners.ts'
import type { Deps } from '../deps.ts'
import type { PartnerSession } from '../http/handler.ts'

/** The partner's terms, and what its own brand brought so far; amounts in rupees. */
export async function getPartnerRevenue(deps: Deps, session: PartnerSession) {
  const partner = await findPartner(deps.db, session.partner_id)
  if (!partner) throw new AppError('not_found', 'This partner is not known.')
  const business = await sumPartnerBusiness(deps.db, partner.code)
  return {
    partnerId: partner.partner_id,
    merchantId: partner.merchant_id,
    name: partner.name,
    code: partner.code,
    isPartner: true,
    masquerade: session.actor_admin_id !== null,
    owner: session.owner,
    rights: [...session.rights],
    revenue_percent: Number(partner.revenue_percent),
    revenue_flat_fee: partner.revenue_flat_fee / 100,
    applications: business.applications,
    disbursed_amount: business.disbursedPaise / 100,
  }
}
