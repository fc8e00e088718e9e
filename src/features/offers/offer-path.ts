import type { MatchedOffer } from '#src/contract/entities/offer.ts'

/** Where an offer is shown in full, for exactly the amount and term that its card named. */
export const offerPath = ({ lender_id, amount, tenure_months }: MatchedOffer): string =>
  `/user/offers/${lender_id}?amount=${amount}&tenure=${tenure_months}`
