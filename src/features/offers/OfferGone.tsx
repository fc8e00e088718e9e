import { useTranslation } from 'react-i18next'
import type { OffersAnswer } from '#src/contract/entities/offers/offer.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { reasonText } from './reason-words.ts'

interface OfferGoneProps {
  answer: OffersAnswer
  lenderId: number
  backTo: string
}

/** The address names a lender without an offer now: says why, as far as it is known. */
export function OfferGone({ answer, lenderId, backTo }: OfferGoneProps) {
  const { t } = useTranslation('offers')
  const lender = answer.not_matched.find(({ lender_id }) => lender_id === lenderId)
  return (
    <>
      <PageTitle>{lender ? t('detail.gone', { lender: lender.name }) : t('detail.goneUnknown')}</PageTitle>
      {lender?.reasons.map((reason) => (
        <p key={reason.code} className="mt8">
          {reasonText(reason, t)}
        </p>
      ))}
      <p className="mut mt8">{t('detail.goneText')}</p>
      <p className="mt20">
        <LinkButton to={backTo}>{t('detail.seeOffers')}</LinkButton>
      </p>
    </>
  )
}
