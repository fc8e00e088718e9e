import { keepPayoutMonth, listPayoutMonths } from '#server/db/repositories/earnings/payout-months.ts'
import type { PayoutMonthRow } from '#server/db/repositories/earnings/payout-months.ts'
import { findPartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import { hasCheckedPan } from '#server/services/shared/partners/evidence.ts'
import { openProfile } from '#server/services/shared/partners/partner-details.ts'
import { GST_PERCENT } from '#src/contract/constants.ts'
import { stateOfGstin } from '#src/contract/entities/earnings/gstin.ts'
import type { InvoiceParty } from '#src/contract/entities/earnings/month-tax.ts'
import { usualRate } from '#src/contract/finance/earnings/lower-tax.ts'
import type { TaxRates } from '#src/contract/paying/month-tax.ts'
import { found } from '#server/services/shared/not-found.ts'

/** What tax needs to be worked out: what the partner has on file is sealed, and our own state stands in the settings. */
export type TaxDeps = Pick<Deps, 'db' | 'vault' | 'env' | 'clock'>

/** Who bills whom. */
interface Parties {
  from: InvoiceParty
  to: InvoiceParty
}

/** The tax of a partner's month, who bills whom where it is registered for GST, and whether it is settled for good. */
export interface MonthTax extends TaxRates {
  parties: Parties | null
  is_fixed: boolean
}

const partiesAad = (partnerId: number, month: string) => `payout_months.party:${partnerId}:${month}`

function keptTax(vault: TaxDeps['vault'], row: PayoutMonthRow): MonthTax {
  const { partner_id, month, tds_percent, gst_percent, supply, party_enc } = row
  return {
    tds_percent: Number(tds_percent), gst_percent: Number(gst_percent), supply, is_fixed: true,
    // Written by keepMonthTax.
    parties:
      party_enc === null ? null : (JSON.parse(vault.openShared(party_enc, partiesAad(partner_id, month))) as Parties),
  }
}

/** By what the partner has on file today. A service to us, who are registered, is supplied where we are. */
async function presentTax(
  { db, vault, env }: Pick<TaxDeps, 'db' | 'vault' | 'env'>,
  partnerId: number,
): Promise<MonthTax> {
  const { gstin = '', address = '' } = openProfile(vault, await findPartnerDetails(db, partnerId))
  const tds_percent = await presentRate({ db, vault }, partnerId)
  if (gstin === '') return { tds_percent, gst_percent: 0, supply: null, parties: null, is_fixed: false }
  const { name } = found(await findPartner(db, partnerId))
  const { company, companyGstin } = env
  return {
    tds_percent, gst_percent: GST_PERCENT, is_fixed: false,
    supply: stateOfGstin(gstin) === stateOfGstin(companyGstin) ? 'within' : 'across',
    parties: {
      from: { name, address, gstin },
      to: { name: company.legalName, address: company.address, gstin: companyGstin },
    },
  }
}

/** What is deducted today of what is not approved, percent, before any order of the tax office. */
export const presentRate = async ({ db, vault }: Pick<TaxDeps, 'db' | 'vault'>, partnerId: number): Promise<number> =>
  usualRate(await hasCheckedPan({ db, vault }, partnerId))

/** The tax of each of a partner's months: as it was when the month was approved first, else by what is on file today. */
export async function taxesOf(deps: TaxDeps, partnerId: number): Promise<(month: string) => MonthTax> {
  const present = await presentTax(deps, partnerId)
  const rows = await listPayoutMonths(deps.db, partnerId)
  const kept = new Map(rows.map((row) => [row.month, keptTax(deps.vault, row)]))
  return (month) => kept.get(month) ?? present
}

/** A month is being approved: what is on file today counts for it from now on. Nothing happens to one that was before. */
export async function keepMonthTax(deps: TaxDeps, partnerId: number, month: string, now: Date): Promise<void> {
  const { tds_percent, gst_percent, supply, parties } = await presentTax(deps, partnerId)
  await keepPayoutMonth(deps.db, {
    partner_id: partnerId, month, supply, fixed_at: now,
    tds_percent: String(tds_percent), gst_percent: String(gst_percent),
    party_enc: parties && deps.vault.sealShared(JSON.stringify(parties), partiesAad(partnerId, month)),
  })
}
