import { findPartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import { monthsOf } from '#src/contract/finance/tax-quarters.ts'
import { CSV_BOM, csvLine } from '#src/contract/rules/csv.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import type { TaxDeps } from '../earnings/shared/tax-rates.ts'
import { openProfile } from '../shared/partner-details.ts'
import { papersOf } from './shared/tax-papers.ts'
import { taxRows } from './shared/tax-rows.ts'

const COLUMNS = [
  ...['partner', 'pan', 'month', 'tax_return', 'certificate', 'section', 'payment_code', 'tds_percent'],
  ...['lower_deduction_certificate', 'commission', 'tds'],
]

/**
 * What a quarter's return says of each deductee: approved commission and tax by month, rate and section, with the whole PAN.
 * A partner has its own rows alone.
 */
export async function exportTax(deps: TaxDeps, quarter: string, partnerId?: number): Promise<string> {
  const { db, vault, clock } = deps
  const { tax_return, certificate } = papersOf(quarter, clock.now())
  const asked = { months: monthsOf(quarter), ...(partnerId !== undefined && { partner_id: partnerId }) }
  const rows = (await taxRows(deps, asked)).filter(({ gross, tds }) => gross !== 0 || tds !== 0)
  const pans = new Map<number, string>()
  for (const id of new Set(rows.map(({ partner_id }) => partner_id)))
    pans.set(id, openProfile(vault, await findPartnerDetails(db, id))['pan'] ?? '')
  const lines = rows.map((row) => [
    ...[row.partner, pans.get(row.partner_id), row.month, tax_return, certificate, row.section, row.code],
    ...[row.tds_percent, row.certificate, toRupees(row.gross), toRupees(row.tds)],
  ])
  return CSV_BOM + [COLUMNS, ...lines].map((cells) => csvLine(cells)).join('')
}
