import { toPaise, toRupees, NO_PAISE, type Paise } from '#src/contract/rules/paise.ts'
import { lenderStatement } from '#src/contract/finance/statement.ts'
import type { LineAmounts } from '#src/contract/finance/statement.ts'
import type { Db } from '#server/db/client.ts'
import { listLenderRevenueRows } from '#server/db/repositories/earnings/lender-revenues.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import { listCountedLines } from '#server/db/repositories/earnings/payouts.ts'
import type { PayoutGroup, PayoutRow } from '#server/db/repositories/earnings/payouts.ts'
import { toLenderRevenue } from './lender-revenue-view.ts'
import { notFound } from '#server/services/shared/not-found.ts'

type LinePaise = Record<keyof LineAmounts, Paise>

/** A line before anything has been reckoned of it. */
export const NOTHING_EARNED = {
  ...{ revenue: NO_PAISE, gross: NO_PAISE, tds: NO_PAISE, net: NO_PAISE },
  ...{ partner_percent: '0', partner_flat: NO_PAISE },
}

/** Amounts as a line keeps them. */
export const inPaise = ({ revenue, gross, tds, net }: LineAmounts): LinePaise => ({
  revenue: toPaise(revenue),
  gross: toPaise(gross),
  tds: toPaise(tds),
  net: toPaise(net),
})

/** Amounts of a line in rupees. */
export const inRupees = ({ revenue, gross, tds, net }: LinePaise): LineAmounts => ({
  revenue: toRupees(revenue),
  gross: toRupees(gross),
  tds: toRupees(tds),
  net: toRupees(net),
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
  const terms = { percent: Number(partner.revenue_percent), flat: toRupees(partner.revenue_flat_fee) }
  const counted = (await listCountedLines(db, group)).map((row) => ({ row, amount: toRupees(row.disbursed_amount) }))
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
