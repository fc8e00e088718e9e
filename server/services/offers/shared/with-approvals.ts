import { listDecisionCounts } from '#server/db/repositories/offers/decision-counts.ts'
import type { Deps } from '#server/deps.ts'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { approvalsOf, cellsOf } from '#src/contract/finance/approval-chance.ts'
import type { ComputedOffers } from '../compute-offers.ts'

/** The finished list, in its order, with what each lender decided of similar applications where that is enough. */
export async function withApprovals(
  deps: Deps,
  { applicant, request, ranked }: Pick<ComputedOffers, 'applicant' | 'request' | 'ranked'>,
): Promise<MatchedOffer[]> {
  if (ranked.matched.length === 0) return []
  const { credit_score, monthly_income, employment } = applicant
  const placed = ranked.matched.map((offer) => ({
    offer,
    cells: cellsOf({ credit_score, monthly_income, employment, amount: offer.amount }),
  }))
  const wanted = new Set(placed.flatMap(({ cells }) => cells))
  const counts = await listDecisionCounts(deps.db, request.product_type, [...wanted])
  return placed.map(({ offer, cells }) => {
    const own = counts.filter(({ lender_id }) => lender_id === offer.lender_id)
    const approvals = approvalsOf(new Map(own.map(({ cell, ...count }) => [cell, count])), cells)
    return approvals ? { ...offer, approvals } : offer
  })
}
