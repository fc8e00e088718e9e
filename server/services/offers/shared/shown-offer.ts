import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'

export type Shown = Pick<MatchedOffer, 'lender_id' | 'name' | 'amount' | 'interest_rate' | 'apr' | 'emi'>

/** What the back office sees of an offer. */
export const toShownOffer = ({ lender_id, name, amount, interest_rate, apr, emi }: MatchedOffer): Shown => ({
  lender_id,
  name,
  amount,
  interest_rate,
  apr,
  emi,
})
