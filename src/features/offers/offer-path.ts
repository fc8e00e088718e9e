import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { offersPath } from '#src/lib/product-ways.ts'
import { getSession } from '#src/lib/session-store.ts'

/** Where an offer is shown in full, for exactly the amount and term that its card named. */
export const offerPath = ({ lender_id, amount, tenure_months }: MatchedOffer): string =>
  `${offersPath(getSession().productType)}/${lender_id}?amount=${amount}&tenure=${tenure_months}`
