import type { Applicant } from './eligibility.ts'
import { rankOffers } from './ranking.ts'
import type { OffersRequest, RankableLender, RankedOffers } from './ranking.ts'
import { specialOfferOf } from './special-offer.ts'
import type { SpecialOfferFields } from './special-offer.ts'

/** All that an offer list is made of on a lender's side. */
export type OfferingLender = RankableLender & SpecialOfferFields

/**
 * The list that a customer reads: ranked, with the lenders' special offers, which come to the finished order and cannot
 * move it. Pure: the same facts give the same list, byte for byte.
 */
export function makeOffers(
  applicant: Applicant,
  lenders: readonly OfferingLender[],
  request: OffersRequest,
): RankedOffers {
  const ranked = rankOffers(applicant, lenders, request)
  const offers = new Map(lenders.map((lender) => [lender.lender_id, specialOfferOf(lender, request.today)]))
  const matched = ranked.matched.map((offer) => {
    const special_offer = offers.get(offer.lender_id)
    return special_offer ? { ...offer, special_offer } : offer
  })
  return { ...ranked, matched }
}
