import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { offerPage } from '#src/contract/product-paths.ts'
import { getSession } from '#src/lib/session/session-store.ts'

/** Where an offer is shown in full, for exactly the amount and term that its card named. */
export const offerPath = ({ lender_id, amount, tenure_months }: MatchedOffer): string =>
  withQuery(pathTo(offerPage(getSession().productType), { lenderId: lender_id }), { amount, tenure: tenure_months })
