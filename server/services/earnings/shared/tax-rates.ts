import { TDS_PERCENT, TDS_PERCENT_WITHOUT_PAN, type TaxRates } from '#src/contract/finance/month-tax.ts'
import {
  keepPayoutMonth,
  listPayoutMonths,
  type PayoutMonthRow,
} from '#server/db/repositories/earnings/payout-months.ts'
import { findPartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import type { Deps } from '#server/deps.ts'
import { openProfile } from '../../partners/shared/partner-details.ts'

/** What tax needs to be worked out: whether the partner has a PAN on file is sealed. */
export type TaxDeps = Pick<Deps, 'db' | 'vault'>

/** The tax of a partner's month, and whether it is settled for good. */
export interface MonthTax extends TaxRates {
  is_fixed: boolean
}

const keptTax = ({ tds_percent, gst_percent, supply }: PayoutMonthRow): MonthTax => ({
  tds_percent: Number(tds_percent),
  gst_percent: Number(gst_percent),
  supply,
  is_fixed: true,
})

/** By what the partner has on file today. */
async function presentTax(deps: TaxDeps, partnerId: number): Promise<MonthTax> {
  const { pan = '' } = openProfile(deps.vault, await findPartnerDetails(deps.db, partnerId))
  return {
    tds_percent: pan === '' ? TDS_PERCENT_WITHOUT_PAN : TDS_PERCENT,
    ...{ gst_percent: 0, supply: null, is_fixed: false },
  }
}

/** The tax of each of a partner's months: as it was when the month was approved first, else by what is on file today. */
export async function taxesOf(deps: TaxDeps, partnerId: number): Promise<(month: string) => MonthTax> {
  const present = await presentTax(deps, partnerId)
  const kept = new Map((await listPayoutMonths(deps.db, partnerId)).map((row) => [row.month, keptTax(row)]))
  return (month) => kept.get(month) ?? present
}

/** A month is being approved: what is on file today counts for it from now on. Nothing happens to one that was before. */
export async function keepMonthTax(deps: TaxDeps, partnerId: number, month: string, now: Date): Promise<void> {
  const { tds_percent, gst_percent, supply } = await presentTax(deps, partnerId)
  await keepPayoutMonth(deps.db, {
    ...{ partner_id: partnerId, month, supply, fixed_at: now },
    ...{ tds_percent: String(tds_percent), gst_percent: String(gst_percent) },
  })
}
