import { sumTaxOf } from '#server/db/repositories/paying/tax-sums.ts'
import { taxesOf } from '#server/services/earnings/public/tax-rates.ts'
import type { TaxDeps } from '#server/services/earnings/public/tax-rates.ts'
import { tdsPapers, tdsSection } from '#src/contract/paying/month-tax.ts'

type TaxSum = Omit<Awaited<ReturnType<typeof sumTaxOf>>[number], 'percent'> & {
  tds_percent: number
  section: string
  code: string | null
}

/** What was deducted by partner, month, rate and order, with the law by which. */
export async function taxRows(deps: TaxDeps, asked: Parameters<typeof sumTaxOf>[1]): Promise<TaxSum[]> {
  const rows: TaxSum[] = []
  for (const { percent, ...row } of await sumTaxOf(deps.db, asked)) {
    const { partner_id, month, certificate } = row
    const tds_percent = percent === null ? (await taxesOf(deps, partner_id))(month).tds_percent : Number(percent)
    const { section } = tdsSection(month, tds_percent, certificate)
    rows.push({ ...row, tds_percent, section, code: tdsPapers(month).code })
  }
  return rows
}
