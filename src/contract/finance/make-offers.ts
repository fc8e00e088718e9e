import type { Applicant } from './eligibility.ts'
import { floatingRateOf } from './floating-rate.ts'
import type { FloatingFields } from './floating-rate.ts'
import { rankOffers } from './ranking.ts'
import type { OffersRequest, RankableLender, RankedOffers } from './ranking.ts'
import { specialOfferOf } from './special-offer.ts'
import type { SpecialOfferFields } from './special-offer.ts'

/** All that an offer list is made of on a lender's side. */
export type OfferingLender = RankableLender & SpecialOfferFields & FloatingFields

/**
 * The list that a customer reads: ranked, with the lenders' special offers and what their rates follow, which come to the finished
 * order and cannot move it. Pure: the same facts give the same list, byte for byte.
 */
export function makeOffers(
  applicant: Applicant,
  lenders: readonly OfferingLender[],
  request: OffersRequest,
): RankedOffers {
  const ranked = rankOffers(applicant, lenders, request)
  const more = new Map(
    lenders.map((lender) => {
      const special_offer = specialOfferOf(lender, request.today)
      const floating = floatingRateOf(lender)
      return [lender.lender_id, { ...(special_offer && { special_offer }), ...(floating && { floating }) }]
    }),
  )
  const matched = ranked.matched.map((offer) => ({ ...offer, ...more.get(offer.lender_id) }))
  return { ...ranked, matched }
}
