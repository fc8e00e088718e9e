import type { ByPartner } from '#server/session.ts'
import type { OwnTaxQuarter } from '#src/contract/entities/paying/tax.ts'
import { quarterOf } from '#src/contract/paying/tax-quarters.ts'
import { sumPaise, toRupees, wholePaise } from '#src/contract/rules/paise.ts'
import type { TaxDeps } from '../earnings/public/tax-rates.ts'
import { papersOf } from './shared/tax-papers.ts'
import { taxRows } from './shared/tax-rows.ts'

/** What was deducted from a partner in each quarter, at which rate and by which law, the newest first. */
export async function listOwnTax(deps: TaxDeps, by: ByPartner): Promise<OwnTaxQuarter[]> {
  const rows = await taxRows(deps, { partner_id: by.partner_id })
  const quarters = [...new Set(rows.map(({ month }) => quarterOf(month)))].sort().reverse()
  return quarters.map((quarter) => {
    const own = rows.filter(({ month }) => quarterOf(month) === quarter)
    const kinds = new Map(own.map((row) => [`${row.section}|${row.tds_percent}|${row.certificate ?? ''}`, row]))
    const sum = (of: 'gross' | 'tds' | 'all_tds', among: typeof own) => sumPaise(among.map((row) => row[of]))
    return {
      ...papersOf(quarter, deps.clock.now()),
      gross: toRupees(sum('gross', own)),
      tds: toRupees(sum('tds', own)),
      waiting: toRupees(wholePaise(sum('all_tds', own) - sum('tds', own))),
      rates: [...kinds.values()].map(({ section, tds_percent, certificate, code }) => {
        const alike = own.filter(
          (row) => row.section === section && row.tds_percent === tds_percent && row.certificate === certificate,
        )
        return {
          tds_percent,
          section,
          code,
          order: certificate,
          gross: toRupees(sum('gross', alike)),
          tds: toRupees(sum('tds', alike)),
        }
      }),
    }
  })
}
