import { toPaise, toRupees, NO_PAISE, type Paise } from '#src/contract/rules/paise.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { inForceOn } from '#src/contract/finance/versions.ts'
import { lenderStatement } from '#src/contract/finance/statement.ts'
import type { LineAmounts } from '#src/contract/finance/statement.ts'
import type { Db } from '#server/db/client.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import { listCountedLines } from '#server/db/repositories/earnings/payouts.ts'
import type { PayoutGroup, PayoutRow } from '#server/db/repositories/earnings/payouts.ts'
import { readSlabsOf, readTerms, toTerms, withVersion, type SlabsVersion, type TermsVersion } from './versions.ts'
import { notFound } from '#server/services/shared/not-found.ts'

type LinePaise = Record<keyof LineAmounts, Paise>

/** A line before anything has been reckoned of it. */
export const NOTHING_EARNED = {
  ...{ revenue: NO_PAISE, gross: NO_PAISE, tds: NO_PAISE, net: NO_PAISE },
  ...{ partner_percent: '0', partner_flat: NO_PAISE },
}

/** Amounts as a line keeps them. */
export const inPaise = ({ revenue, gross }: LineAmounts): LinePaise => ({
  revenue: toPaise(revenue),
  gross: toPaise(gross),
})

/** Amounts of a new line, before it has its part of the month's tax. */
export const untaxed = (amounts: LineAmounts) => ({
  ...inPaise(amounts),
  tds: NO_PAISE,
  net: toPaise(amounts.gross),
})

/** Amounts of a line in rupees. */
export const inRupees = ({ revenue, gross }: LinePaise): LineAmounts => ({
  revenue: toRupees(revenue),
  gross: toRupees(gross),
})

/** What a line says of how it came about. */
type Basis = Pick<PayoutRow, 'slab' | 'business' | 'partner_percent' | 'partner_flat' | 'slabs_from' | 'terms_from'>

export interface LineNow {
  row: PayoutRow
  basis: Basis
  amounts: LineAmounts
}

/** What would count from a day on, to see what it would change. */
export interface Proposed {
  terms?: TermsVersion
  slabs?: SlabsVersion
}

/**
 * A month with a lender: each line that counts with what it comes to by the slabs and the terms of its own day, rupees.
 * Changes nothing. The caller holds the partner's lock.
 * @throws AppError `not_found` when there is no such partner
 */
export async function statementNow(db: Db, group: PayoutGroup, proposed: Proposed = {}): Promise<LineNow[]> {
  const partner = await findPartner(db, group.partner_id)
  if (!partner) throw notFound()
  const agreed = await readTerms(db, partner)
  const kept = await readSlabsOf(db, group.lender_id)
  const terms = proposed.terms ? withVersion(agreed, proposed.terms) : agreed
  const slabs = proposed.slabs ? withVersion(kept, proposed.slabs) : kept
  const counted = (await listCountedLines(db, group)).map((row) => {
    const day = istDay(row.disbursed_at)
    return {
      ...{ row, amount: toRupees(row.disbursed_amount), further: row.tranche > 1 },
      ...{ slabsOfDay: inForceOn(slabs, day), termsOfDay: inForceOn(terms, day) },
    }
  })
  const { business, lines } = lenderStatement(counted, ({ slabsOfDay, termsOfDay }) => ({
    slabs: slabsOfDay.slabs,
    terms: toTerms(termsOfDay),
  }))
  return lines.map(({ row, slab, slabsOfDay, termsOfDay, revenue, gross }) => ({
    row,
    basis: {
      slab: slab && { ...slab },
      business: { ...business },
      partner_percent: termsOfDay.revenue_percent,
      partner_flat: termsOfDay.revenue_flat_fee,
      slabs_from: slabsOfDay.from_day,
      terms_from: termsOfDay.from_day,
    },
    // What an admin has set stands, whatever slab and terms come to.
    amounts: { revenue, gross: row.set_gross === null ? gross : toRupees(row.set_gross) },
  }))
}
