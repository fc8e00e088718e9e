import type { Db } from '#server/db/client.ts'
import { listCountedLines } from '#server/db/repositories/earnings/payouts.ts'
import type { HeldPayouts, LenderMonth, PayoutRow } from '#server/db/repositories/earnings/payouts.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import { listPaidOut } from '#server/db/repositories/reconciliation/ledger-books.ts'
import { notFound } from '#server/services/shared/not-found.ts'
import { lineAmounts } from '#src/contract/finance/earnings/statement.ts'
import type { LineAmounts } from '#src/contract/finance/earnings/statement.ts'
import { inForceOn } from '#src/contract/rules/versions.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { toPaise, toRupees, NO_PAISE } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { dueOf, lenderDues, partKey } from './lender-dues.ts'
import type { PaidOutPart } from './lender-dues.ts'
import { readSlabsOf, readTerms, toTerms, withVersion } from './versions.ts'
import type { SlabsVersion, TermsVersion } from './versions.ts'

type LinePaise = Record<keyof LineAmounts, Paise>

/** A line before anything has been reckoned of it. */
export const NOTHING_EARNED = {
  revenue: NO_PAISE, gross: NO_PAISE, tds: NO_PAISE, net: NO_PAISE,
  partner_percent: '0', partner_flat: NO_PAISE,
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
 * A month of a partner with a lender: each line that counts with what it comes to by what the lender owes for it and the terms
 * of its own day, rupees.
 * Changes nothing.
 * @throws AppError `not_found` when there is no such partner
 */
export async function statementNow(
  db: Db,
  { partner_id }: HeldPayouts,
  { lender_id, month }: LenderMonth,
  proposed: Proposed = {},
): Promise<LineNow[]> {
  const partner = await findPartner(db, partner_id)
  if (!partner) throw notFound()
  const agreed = await readTerms(db, partner)
  const kept = await readSlabsOf(db, lender_id)
  const terms = proposed.terms ? withVersion(agreed, proposed.terms) : agreed
  const slabs = proposed.slabs ? withVersion(kept, proposed.slabs) : kept
  const counted = await listCountedLines(db, { partner_id, lender_id, month })
  const paidOut = await listPaidOut(db, lender_id, month)
  const dues = lenderDues([...paidOut, ...withoutPart(counted, paidOut)], slabs)
  const loanOf = new Map(paidOut.map((part) => [partKey(part), part]))
  return counted.map((row) => {
    const part = { app_id: row.app_id ?? '', tranche: row.tranche }
    const { slab, business = null, slabs_from = null } = dueOf(dues, part)
    const agreed = inForceOn(terms, istDay(row.disbursed_at))
    const amount = toRupees(loanOf.get(partKey(part))?.disbursed ?? row.disbursed_amount)
    const { revenue, gross } = lineAmounts(slab, toTerms(agreed), amount, row.tranche > 1 ? 0 : 1)
    return {
      row,
      basis: {
        slab: slab && { ...slab },
        business: business && { ...business },
        partner_percent: agreed.revenue_percent, partner_flat: agreed.revenue_flat_fee,
        slabs_from, terms_from: agreed.from_day,
      },
      // What an admin has set stands, whatever slab and terms come to.
      amounts: { revenue, gross: row.set_gross === null ? gross : toRupees(row.set_gross) },
    }
  })
}

/** Lines from before what was paid out stood by itself: what they say is all that is known. */
function withoutPart(counted: readonly PayoutRow[], paidOut: readonly PaidOutPart[]): PaidOutPart[] {
  const known = new Set(paidOut.map(partKey))
  return counted.flatMap((row) => {
    const part = { app_id: row.app_id ?? '', tranche: row.tranche }
    if (known.has(partKey(part))) return []
    // A settled line whose part has moved to another month counts there.
    const given_back = row.status !== 'accrued'
    return [{ ...part, disbursed: row.disbursed_amount, day: istDay(row.disbursed_at), given_back }]
  })
}
