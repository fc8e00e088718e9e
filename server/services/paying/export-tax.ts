import { findPartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { InLanguage } from '#server/session.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import type { TextKey } from '#server/texts/texts-in.ts'
import { monthsOf } from '#src/contract/paying/tax-quarters.ts'
import { CSV_BOM, csvLine } from '#src/contract/rules/csv.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import type { TaxDeps } from '../earnings/public/tax-rates.ts'
import { openProfile } from '../shared/partners/partner-details.ts'
import { papersOf } from './shared/tax-papers.ts'
import { taxRows } from './shared/tax-rows.ts'

const HEADS: readonly TextKey[] = [
  ...(['file-columns:partner', 'file-columns:pan', 'file-columns:month', 'file-columns:taxReturn'] as const),
  ...(['file-columns:certificate', 'file-columns:section', 'file-columns:paymentCode'] as const),
  ...(['file-columns:tdsPercent', 'file-columns:lowerCertificate', 'file-columns:commission'] as const),
  'file-columns:tds',
]

/**
 * What a quarter's return says of each deductee: approved commission and tax by month, rate and section, with the whole PAN.
 * A partner has its own rows alone.
 */
export async function exportTax(
  deps: TaxDeps,
  quarter: string,
  partnerId: number | null,
  by: InLanguage,
): Promise<Audited<{ text: string }>> {
  const { db, vault, clock } = deps
  const say = textsIn(by.language)
  const { tax_return, certificate } = papersOf(quarter, clock.now())
  const asked = { months: monthsOf(quarter), ...(partnerId !== null && { partner_id: partnerId }) }
  const rows = (await taxRows(deps, asked)).filter(({ gross, tds }) => gross !== 0 || tds !== 0)
  const pans = new Map<number, string>()
  for (const id of new Set(rows.map(({ partner_id }) => partner_id)))
    pans.set(id, openProfile(vault, await findPartnerDetails(db, id))['pan'] ?? '')
  const lines = rows.map((row) => [
    row.partner,
    pans.get(row.partner_id),
    row.month,
    tax_return,
    certificate,
    row.section,
    row.code,
    row.tds_percent,
    row.certificate,
    toRupees(row.gross),
    toRupees(row.tds),
  ])
  const text = CSV_BOM + [HEADS.map((head) => say(head)), ...lines].map((cells) => csvLine(cells)).join('')
  return { text, audit: { ...(partnerId !== null && { object: `partner:${partnerId}` }), after: { quarter } } }
}
