import { dueAgain, gstUnit, taxParts, TDS_UNIT, type TaxClaim } from '#src/contract/finance/month-tax.ts'
import {
  listLinesWithCorrections,
  listMonthLines,
  listOpenMonths,
  updateLineTaxes,
} from '#server/db/repositories/earnings/payout-months.ts'
import type { PayoutRow } from '#server/db/repositories/earnings/payouts.ts'
import { keepMonthTax, taxesOf, type TaxDeps } from './tax-rates.ts'

/**
 * Shares out a month's tax among its lines that are not approved: it is worked out on the whole month, and rounded there.
 * What is taken back gives back what was taken off it; what a correction takes from a line does so at that line's rate.
 * The caller holds the partner's lock.
 */
export async function taxMonth(deps: TaxDeps, partnerId: number, month: string): Promise<void> {
  const lines = await listMonthLines(deps.db, partnerId, month)
  const named = lines.flatMap(({ takes_back, corrects }) => takes_back ?? corrects ?? [])
  const earlier = await listLinesWithCorrections(deps.db, named)
  const taxOf = await taxesOf(deps, partnerId)

  const dueOf = (line: PayoutRow, tax: 'tds' | 'gst'): number => {
    if (line.takes_back !== null)
      return earlier
        .filter(({ payout_id, corrects }) => (corrects ?? payout_id) === line.takes_back)
        .reduce((sum, back) => sum - (back.month === month ? dueOf(back, tax) : dueAgain(back[tax])), 0)
    const corrected = earlier.find(({ payout_id }) => payout_id === line.corrects)
    const { tds_percent, gst_percent } = taxOf(corrected && line.gross < 0 ? corrected.month : month)
    return line.gross * (tax === 'tds' ? tds_percent : gst_percent)
  }
  const partsOf = (tax: 'tds' | 'gst', unit: number) =>
    taxParts(
      lines.map((line): TaxClaim => ({ due: dueOf(line, tax), fixed: line.approved_at === null ? null : line[tax] })),
      unit,
    )
  const tds = partsOf('tds', TDS_UNIT)
  const gst = partsOf('gst', gstUnit(taxOf(month).supply))
  await updateLineTaxes(
    deps.db,
    lines.flatMap((line, at) => {
      const [its, and] = [tds[at] ?? line.tds, gst[at] ?? line.gst]
      const same = line.tds === its && line.gst === and && line.net === line.gross - its + and
      return line.approved_at === null && !same ? [{ payout_id: line.payout_id, tds: its, gst: and }] : []
    }),
  )
}

/** Before a month is approved: its tax is shared out once more, and what is on file today counts for it from now on. */
export async function fixMonthTax(deps: TaxDeps, partnerId: number, month: string, now: Date): Promise<void> {
  await taxMonth(deps, partnerId, month)
  await keepMonthTax(deps, partnerId, month, now)
}

/** What a partner has on file has changed: every month that is not approved follows it. The caller holds the partner's lock. */
export async function taxOpenMonths(deps: TaxDeps, partnerId: number): Promise<void> {
  for (const month of await listOpenMonths(deps.db, partnerId)) await taxMonth(deps, partnerId, month)
}
