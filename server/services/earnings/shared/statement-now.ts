import { lenderStatement } from '#src/contract/finance/statement.ts'
import type { LineAmounts } from '#src/contract/finance/statement.ts'
import type { Db } from '#server/db/client.ts'
import { listLenderRevenueRows } from '#server/db/repositories/earnings/lender-revenues.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import { listCountedLines } from '#server/db/repositories/earnings/payouts.ts'
import type { PayoutGroup, PayoutRow } from '#server/db/repositories/earnings/payouts.ts'
import { toLenderRevenue } from './lender-revenue-view.ts'
import { notFound } from '#server/services/shared/not-found.ts'

const paise = (rupees: number): number => Math.round(rupees * 100)

/** Amounts as a line keeps them: whole paise. */
export const inPaise = ({ revenue, gross, tds, net }: LineAmounts): LineAmounts => ({
  revenue: paise(revenue),
  gross: paise(gross),
  tds: paise(tds),
  net: paise(net),
})

/** Amounts of a line in rupees. */
export const inRupees = ({ revenue, gross, tds, net }: LineAmounts): LineAmounts => ({
  revenue: revenue / 100,
  gross: gross / 100,
  tds: tds / 100,
  net: net / 100,
})

/** What a line says of how it came about. */
type Basis = Pick<PayoutRow, 'slab' | 'business' | 'partner_percent' | 'partner_flat'>

/**
 * A month with a lender by its slabs and the partner's terms as they are now: each line that counts with what it comes to,
 * rupees. Changes nothing. The caller holds the partner's lock.
 * @throws AppError `not_found` when there is no such partner
 */
export async function statementNow(
  db: Db,
  group: PayoutGroup,
): Promise<{ basis: Basis; lines: { row: PayoutRow; amounts: LineAmounts }[] }> {
  const partner = await findPartner(db, group.partner_id)
  if (!partner) throw notFound()
  const slabs = (await listLenderRevenueRows(db, group.lender_id)).map(toLenderRevenue)
  const terms = { percent: Number(partner.revenue_percent), flat: partner.revenue_flat_fee / 100 }
  const counted = (await listCountedLines(db, group)).map((row) => ({ row, amount: row.disbursed_amount / 100 }))
  const { business, slab, lines } = lenderStatement(counted, slabs, terms)
  return {
    basis: {
      slab: slab && { ...slab },
      business: { ...business },
      partner_percent: partner.revenue_percent,
      partner_flat: partner.revenue_flat_fee,
    },
    lines: lines.map(({ row, revenue, gross, tds, net }) => ({ row, amounts: { revenue, gross, tds, net } })),
  }
}
