import { useTranslation } from 'react-i18next'
import type { SpecialOffer } from '#src/contract/entities/offers/offer.ts'
import { dateShort } from '#src/lib/dates.ts'
import { textsOf } from '#src/lib/local-texts.ts'

/** What a lender offers for a time, in its own words. */
export function SpecialOfferLine({ offer }: { offer: SpecialOffer | undefined }) {
  const { t } = useTranslation('offers')
  if (!offer) return null
  const { words, lang } = textsOf(offer, 'text')
  return (
    <p className="offer-special sm">
      <b>{t('special.name')}</b> <span lang={lang}>{words.text}</span>
      {offer.ends_at !== null && <span className="mut"> {t('special.until', { day: dateShort(offer.ends_at) })}</span>}
    </p>
  )
}
