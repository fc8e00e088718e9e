import { createTrackingLink } from '#server/services/leads/create-tracking-link.ts'
import { found } from '#server/services/shared/not-found.ts'
import { NO_PAISE, toPaise } from '#src/contract/rules/paise.ts'
import {
  createLenderRevenueRow,
  listLenderRevenueRows,
  lockLenderOfSlabs,
} from '../../db/repositories/earnings/lender-revenues.ts'
import { findFirstPartnerUser, findPartner, updatePartner } from '../../db/repositories/partners/partners.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'

const LABELS = ['Shop counter', 'WhatsApp group', 'Newspaper'] as const
const LAKH = 100_000
/** Up to 10 lakh a month and above, percent of what is paid out: illustrative, as the lenders are. */
const SLABS = [
  { slab_disbursed_min: NO_PAISE, slab_disbursed_max: toPaise(10 * LAKH), revenue_percent: '1.75' },
  { slab_disbursed_min: toPaise(10 * LAKH + 1), slab_disbursed_max: null, revenue_percent: '2.25' },
] as const
const NO_OTHER_BOUND = { slab_number_min: null, slab_number_max: null, ats_min: null, ats_max: null }
const PERCENTAGE = 1

/** What a partner earns by: its own part where none is agreed, and slabs for lenders that have none. */
export async function seedTerms(
  deps: Deps,
  partnerId: number,
  lenders: readonly { lender_id: number }[],
): Promise<void> {
  const { db } = deps
  const partner = await findPartner(db, partnerId)
  if (partner && Number(partner.revenue_percent) === 0 && partner.revenue_flat_fee === 0)
    await updatePartner(db, partnerId, { revenue_percent: '40', revenue_flat_fee: toPaise(100) })
  for (const { lender_id } of lenders) {
    if ((await listLenderRevenueRows(db, lender_id)).length > 0) continue
    await transaction({ db }, async ({ db }) => {
      const slabs = found(await lockLenderOfSlabs(db, lender_id))
      const other = { ...NO_OTHER_BOUND, revenue_type_id: PERCENTAGE, revenue_flat: null, status: 1 }
      for (const slab of SLABS) await createLenderRevenueRow(db, slabs, { ...other, ...slab })
    })
  }
}

/** Links of a partner's own, one for each place where it sells. */
export async function seedLinks(deps: Deps, partnerId: number): Promise<{ link_id: number }[]> {
  const login = await findFirstPartnerUser(deps.db, partnerId)
  const by = { partner_id: partnerId, partner_user_id: login?.user.partner_user_id ?? 0 }
  const links = []
  for (const label of LABELS) links.push(await createTrackingLink(deps, { product_type: 'Personal Loans', label }, by))
  return links
}
