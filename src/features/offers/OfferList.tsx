import { memo } from 'react'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { COMPARE_LIMIT } from '#src/ui/compare-limit.ts'
import type { Applied } from './ApplyLink.tsx'
import type { OfferLabel } from './offer-view.ts'
import { OfferCard } from './OfferCard.tsx'

interface OfferListProps {
  /** All that matched, in the chosen order. */
  offers: readonly MatchedOffer[]
  /** Those that pass the filters. */
  shown: ReadonlySet<MatchedOffer>
  labels: ReadonlyMap<number, readonly OfferLabel[]>
  compare: readonly number[]
  onCompare: (lenderId: number, compared: boolean) => void
  applied?: ReadonlyMap<number, Applied> | undefined
}

const NONE: readonly OfferLabel[] = []

/**
 * The cards, in order. 200 lenders stay fluid: cards are memoised, those out of sight are not laid out, and those that are
 * filtered out stay made.
 */
export const OfferList = memo(function OfferList({
  offers,
  shown,
  labels,
  compare,
  onCompare,
  applied,
}: OfferListProps) {
  return (
    <ul className="stack g16 offer-list">
      {offers.map((offer) => (
        <li key={offer.lender_id} hidden={!shown.has(offer)}>
          <OfferCard
            offer={offer}
            labels={labels.get(offer.lender_id) ?? NONE}
            compared={compare.includes(offer.lender_id)}
            compareFull={compare.length >= COMPARE_LIMIT}
            onCompare={onCompare}
            applied={applied?.get(offer.lender_id)}
          />
        </li>
      ))}
    </ul>
  )
})
