import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import type { SpecialOffer } from '#src/contract/entities/offers/offer.ts'

/** Where a special offer stands: off, before its first day, live, or after its last. */
export type SpecialOfferState = 'off' | 'waiting' | 'live' | 'ended'

type OfferDates = Pick<Lender, 'so_status' | 'so_date_start' | 'so_date_end'>
/** What a special offer is read from. */
export type SpecialOfferFields = OfferDates & Pick<Lender, 'so_text' | 'so_text_hi'>

/**
 * State of a special offer on an ISO day in India: it starts and ends by its dates, without anybody doing anything. Both
 * dates are days on which it runs; null = no bound.
 */
export function specialOfferState(lender: OfferDates, today: string): SpecialOfferState {
  if (lender.so_status !== 1) return 'off'
  if (lender.so_date_start !== null && today < lender.so_date_start) return 'waiting'
  return lender.so_date_end !== null && today > lender.so_date_end ? 'ended' : 'live'
}

/** What customers are told of a lender's special offer on an ISO day in India; null while there is none. */
export function specialOfferOf(lender: SpecialOfferFields, today: string): SpecialOffer | null {
  const text = lender.so_text.trim()
  if (text === '' || specialOfferState(lender, today) !== 'live') return null
  return { text, text_hi: lender.so_text_hi.trim(), ends_at: lender.so_date_end }
}
