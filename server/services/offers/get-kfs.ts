import type { Kfs } from '#src/contract/entities/offers/kfs.ts'
import { createKfs } from '#src/contract/finance/key-fact-statement.ts'
import type { Deps } from '#server/deps.ts'
import { computeOffers } from './compute-offers.ts'
import type { LoanWish } from './compute-offers.ts'
import { offerUnavailable } from './shared/offer-unavailable.ts'

/**
 * The indicative Key Fact Statement of one matched offer.
 * @throws as computeOffers, and AppError `offer_unavailable` when the lender does not match
 */
export async function getKfs(
  deps: Deps,
  appId: string,
  lenderId: number,
  wish: LoanWish,
  by: { user_id: number },
): Promise<Kfs> {
  const { application, ranked, request } = await computeOffers(deps, appId, wish, by)
  const offer = ranked.matched.find((each) => each.lender_id === lenderId)
  if (!offer) throw offerUnavailable()
  return createKfs(offer, {
    proposal_number: `${application.reference}-${lenderId}`,
    product_type: request.product_type,
    issued_at: deps.clock.now(),
  })
}
