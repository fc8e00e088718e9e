import { useTranslation } from 'react-i18next'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { LenderTile } from '#src/ui/money/LenderTile.tsx'
import { Button } from '#src/ui/site/Button.tsx'
import { COMPARE_LIMIT } from '../offer-view.ts'

interface CompareTrayProps {
  offers: readonly MatchedOffer[]
  onOpen: () => void
  onClear: () => void
}

/** Offers put aside for comparison; stays in sight while the list scrolls. */
export function CompareTray({ offers, onOpen, onClear }: CompareTrayProps) {
  const { t } = useTranslation('offers')
  return (
    <section className="bbar tray" aria-label={t('compare.title')}>
      <div className="wrap-c row between wrap">
        <div className="row">
          <span className="row tray-tiles">
            {offers.map((offer) => (
              <LenderTile key={offer.lender_id} name={offer.name} small />
            ))}
          </span>
          <p className="sm" role="status">
            {t('compare.chosen', { count: offers.length, limit: COMPARE_LIMIT })}
          </p>
        </div>
        <div className="row">
          <Button look="text" small onClick={onClear}>
            {t('compare.clear')}
          </Button>
          <Button small disabled={offers.length < 2} onClick={onOpen}>
            {t('compare.open')}
          </Button>
        </div>
      </div>
    </section>
  )
}
