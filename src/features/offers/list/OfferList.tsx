import { memo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { COMPARE_LIMIT } from '#src/ui/compare-limit.ts'
import { Button } from '#src/ui/site/Button.tsx'
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
  wide: boolean
  /** Stands below the first offer. */
  afterFirst?: ReactNode
}

const NONE: readonly OfferLabel[] = []
/** As many as anybody looks at in one go; the others are one press away. */
const FIRST = 10

/**
 * The cards, in order, ten of them at first. 200 lenders stay fluid: cards are memoised, those out of sight are not laid out,
 * and those that are filtered out stay made.
 */
export const OfferList = memo(function OfferList({
  offers,
  shown,
  labels,
  compare,
  onCompare,
  applied,
  wide,
  afterFirst,
}: OfferListProps) {
  const { t } = useTranslation('offers')
  const list = useRef<HTMLUListElement>(null)
  const [all, setAll] = useState(false)
  const passing = offers.filter((offer) => shown.has(offer))
  const made = all ? offers : passing.slice(0, FIRST)
  const rest = passing.length - made.length
  const showAll = () => {
    setAll(true)
    // The button goes: whoever pressed it is led to the first offer that it brought.
    requestAnimationFrame(() => {
      const heading = list.current?.querySelectorAll<HTMLElement>('.offer h2')[FIRST]
      if (!heading) return
      heading.tabIndex = -1
      heading.focus()
    })
  }
  return (
    <>
      <ul className="stack g16 offer-list" ref={list}>
        {made.flatMap((offer) => [
          <li key={offer.lender_id} hidden={!shown.has(offer)}>
            <OfferCard
              offer={offer}
              labels={labels.get(offer.lender_id) ?? NONE}
              compared={compare.includes(offer.lender_id)}
              compareFull={compare.length >= COMPARE_LIMIT}
              onCompare={onCompare}
              applied={applied?.get(offer.lender_id)}
              wide={wide}
            />
          </li>,
          // With a key of its own it stays what it is when another offer becomes the first.
          afterFirst && offer === passing[0] && (
            <li key="after-first" className="offer-aside">
              {afterFirst}
            </li>
          ),
        ])}
      </ul>
      {rest > 0 && !all && (
        <p className="mt16">
          <Button look="secondary" full onClick={showAll}>
            {t('showMore', { count: rest })}
          </Button>
        </p>
      )}
    </>
  )
})
