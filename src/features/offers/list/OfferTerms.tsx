import { useTranslation } from 'react-i18next'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { entityIn } from '#src/contract/local-text.ts'
import { currentLanguage } from '#src/lib/i18n.ts'
import { latePayment } from '../charges.ts'

/** What RBI wants beside the price: who lends, what being late costs, and how long one may change one's mind. */
export function OfferTerms({ offer }: { offer: MatchedOffer }) {
  const { t } = useTranslation('offers')
  const late = latePayment(offer, t)
  const entity = entityIn(currentLanguage(), offer)
  return (
    <dl className="offer-terms sm">
      <div>
        <dt>{t('terms.entity')}</dt>
        <dd lang={entity.lang}>{entity.text}</dd>
      </div>
      <div>
        <dt>{t('terms.penal')}</dt>
        <dd lang={late.lang}>{late.text}</dd>
      </div>
      <div>
        <dt>{t('terms.coolingOff')}</dt>
        <dd>{t('terms.days', { count: offer.cooling_off_days })}</dd>
      </div>
    </dl>
  )
}
