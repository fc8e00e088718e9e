import { lenderStatement } from '#src/contract/finance/statement.ts'
import type { LineAmounts } from '#src/contract/finance/statement.ts'
import type { Db } from '../db/client.ts'
import { listLenderRevenueRows } from '../db/repositories/lender-revenues.ts'
import { findPartner } from '../db/repositories/partners.ts'
import { listCountedLines, updatePayoutLines } from '../db/repositories/payouts.ts'
import type { PayoutGroup } from '../db/repositories/payouts.ts'
import { toLenderRevenue } from './lender-revenue-view.ts'
import { notFound } from './not-found.ts'

const paise = (rupees: number): number => Math.round(rupees * 100)
const inPaise = ({ revenue, gross, tds, net }: LineAmounts) => ({
  revenue: paise(revenue),
  gross: paise(gross),
  tds: paise(tds),
  net: paise(net),
})

/**
 * Works out the accrued lines of a month with a lender by its slabs and the partner's terms as they are now. Approved and
 * paid lines count for the slab and are never changed. The caller holds the partner's lock.
 */
export async function recomputePayouts(tx: Db, group: PayoutGroup): Promise<void> {
  const partner = await findPartner(tx, group.partner_id)
  if (!partner) throw notFound()
  const slabs = (await listLenderRevenueRows(tx, group.lender_id)).map(toLenderRevenue)
  const terms = { percent: Number(partner.revenue_percent), flat: partner.revenue_flat_fee / 100 }
  const rows = await listCountedLines(tx, group)
  const { business, slab, lines } = lenderStatement(
    rows.map(({ app_id, disbursed_amount }) => ({ app_id, amount: disbursed_amount / 100 })),
    slabs,
    terms,
  )
  const accrued = rows.flatMap((row, at) => {
    const line = lines[at]
    return row.status === 'accrued' && line ? [{ row, amounts: inPaise(line) }] : []
  })
  await updatePayoutLines(
    tx,
    accrued.map(({ row }) => row.payout_id),
    {
      slab,
      business: { ...business },
      partner_percent: partner.revenue_percent,
      partner_flat: partner.revenue_flat_fee,
    },
  )
  for (const { row, amounts } of accrued) {
    const { revenue, gross, tds, net } = row
    const same = revenue === amounts.revenue && gross === amounts.gross && tds === amounts.tds && net === amounts.net
    if (!same) await updatePayoutLines(tx, [row.payout_id], amounts)
  }
}
