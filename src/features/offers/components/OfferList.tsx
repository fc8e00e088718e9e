import { memo } from 'react'
import type { MatchedOffer } from '#src/contract/entities/offer.ts'
import { COMPARE_LIMIT } from '../offer-view.ts'
import type { OfferLabel } from '../offer-view.ts'
import { OfferCard } from './OfferCard.tsx'

interface OfferListProps {
  offers: readonly MatchedOffer[]
  labels: ReadonlyMap<number, readonly OfferLabel[]>
  compare: readonly number[]
  onCompare: (lenderId: number, compared: boolean) => void
  listSearch: string
}

const NONE: readonly OfferLabel[] = []

/** The cards, in order. Memoised, and cards out of sight are not laid out: 200 lenders stay fluid. */
export const OfferList = memo(function OfferList({ offers, labels, compare, onCompare, listSearch }: OfferListProps) {
  return (
    <ul className="stack g16 offer-list">
      {offers.map((offer) => (
        <li key={offer.lender_id}>
          <OfferCard
            offer={offer}
            labels={labels.get(offer.lender_id) ?? NONE}
            compared={compare.includes(offer.lender_id)}
            compareFull={compare.length >= COMPARE_LIMIT}
            onCompare={onCompare}
            listSearch={listSearch}
          />
        </li>
      ))}
    </ul>
  )
})
