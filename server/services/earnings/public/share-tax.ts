import { listLowerTax, sumLowerTax } from '#server/db/repositories/earnings/lower-tax.ts'
import {
  listLinesWithCorrections,
  listMonthLines,
  listOpenMonths,
  updateLineTaxes,
} from '#server/db/repositories/earnings/payout-months.ts'
import type { HeldPayouts, PayoutRow } from '#server/db/repositories/earnings/payouts.ts'
import { ratesOf } from '#src/contract/finance/earnings/lower-tax.ts'
import type { TaxRate } from '#src/contract/finance/earnings/lower-tax.ts'
import { dueAgain, gstUnit, taxDue, taxParts, TDS_UNIT } from '#src/contract/paying/month-tax.ts'
import type { TaxClaim } from '#src/contract/paying/month-tax.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { keepMonthTax, presentRate, taxesOf } from './tax-rates.ts'
import type { TaxDeps } from './tax-rates.ts'

/**
 * Shares out a month's tax among its lines that are not approved: it is worked out on the whole month, and rounded there.
 * What is taken back gives back what was taken off it; what a correction takes from a line does so at that line's rate.
 */
export async function taxMonth(deps: TaxDeps, payouts: HeldPayouts, month: string): Promise<void> {
  const partnerId = payouts.partner_id
  const lines = await listMonthLines(deps.db, partnerId, month)
  const named = lines.flatMap(({ takes_back, corrects }) => takes_back ?? corrects ?? [])
  const earlier = await listLinesWithCorrections(deps.db, named)
  const taxOf = await taxesOf(deps, partnerId)

  const present = await presentRate(deps, partnerId)
  const rateOf = await lineRates(deps, lines, (line) => {
    const corrected = line.gross < 0 ? earlier.find(({ payout_id }) => payout_id === line.corrects) : undefined
    // What is not approved is taxed by what is on file today, in a month of which other lines are approved too.
    if (corrected === undefined) return line.approved_at === null ? present : taxOf(month).tds_percent
    return rateKept(corrected) ?? taxOf(corrected.month).tds_percent
  })
  const dueOf = (line: PayoutRow, tax: 'tds' | 'gst'): number => {
    if (line.takes_back !== null)
      return earlier
        .filter(({ payout_id, corrects }) => (corrects ?? payout_id) === line.takes_back)
        .reduce((sum, back) => sum - (back.month === month ? dueOf(back, tax) : dueAgain(back[tax])), 0)
    const corrected = earlier.find(({ payout_id }) => payout_id === line.corrects)
    const { gst_percent } = taxOf(corrected && line.gross < 0 ? corrected.month : month)
    return taxDue(line.gross, tax === 'tds' ? rateOf(line).tds_percent : gst_percent)
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
      const { certificate } = rateOf(line)
      // What is taken back gives back what was deducted, at whatever rate.
      const tds_percent = line.takes_back === null ? rateOf(line).tds_percent : null
      const same = line.tds === its && line.gst === and && line.net === line.gross - its + and
      const asBefore = rateKept(line) === tds_percent && line.tds_certificate === certificate
      return line.approved_at === null && !(same && asBefore)
        ? [{ payout_id: line.payout_id, tds: its, gst: and, tds_percent, tds_certificate: certificate }]
        : []
    }),
  )
}

/** The one day by which every rule of tax looks at a line: that on which its commission was earned, in its own month. */
const taxDayOf = ({ disbursed_at }: Pick<PayoutRow, 'disbursed_at'>): string => istDay(disbursed_at)

const rateKept = ({ tds_percent }: Pick<PayoutRow, 'tds_percent'>): number | null =>
  tds_percent === null ? null : Number(tds_percent)

/**
 * The rate of each line of a month: what is approved keeps its own, the others follow the orders of the tax office that
 * count on the line's own day and have room.
 */
async function lineRates(
  { db }: TaxDeps,
  lines: readonly PayoutRow[],
  usualOf: (line: PayoutRow) => number,
): Promise<(line: PayoutRow) => TaxRate> {
  const [first] = lines
  const orders = first ? await listLowerTax(db, first.partner_id) : []
  const used =
    first && orders.length > 0 ? await sumLowerTax(db, first.partner_id, first.month) : new Map<string, Paise>()
  const open = lines.filter(({ approved_at, takes_back }) => approved_at === null && takes_back === null)
  const rates = ratesOf(
    open.map((line) => ({ gross: line.gross, usual: usualOf(line), day: taxDayOf(line) })),
    orders.map(({ tds_percent, ...order }) => ({ ...order, tds_percent: Number(tds_percent) })),
    used,
  )
  const given = new Map(open.map(({ payout_id }, at) => [payout_id, rates[at]]))
  return (line) =>
    given.get(line.payout_id) ?? {
      tds_percent: rateKept(line) ?? usualOf(line),
      certificate: line.tds_certificate,
    }
}

/** Before a month is approved: its tax is shared out once more, and what is on file today counts for it from now on. */
export async function fixMonthTax(deps: TaxDeps, payouts: HeldPayouts, month: string, now: Date): Promise<void> {
  await taxMonth(deps, payouts, month)
  await keepMonthTax(deps, payouts.partner_id, month, now)
}

/** What a partner has on file has changed: every month that is not approved follows it. */
export async function taxOpenMonths(deps: TaxDeps, payouts: HeldPayouts): Promise<void> {
  for (const month of await listOpenMonths(deps.db, payouts.partner_id)) await taxMonth(deps, payouts, month)
}
