import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { OfferScreen } from '#src/areas/customer/user/offer-detail/OfferScreen.tsx'
import type { MatchedOffer, OffersAnswer } from '#src/contract/entities/offers/offer.ts'
import { GOLD_REQUEST } from '#src/features/gold/gold-request.ts'
import { months, rupees } from '#src/lib/format.ts'
import { refetchUser } from '#src/lib/session/session.ts'
import { Icon } from '#src/ui/site/icons.tsx'
import { GoldComparison } from './GoldComparison.tsx'
import { GoldNextSteps } from './GoldNextSteps.tsx'

interface GoldOfferProps {
  appId: string
  offer: MatchedOffer
  answer: OffersAnswer
  onStale: () => void
}

/** What this lender offers against the gold, beside the other lender's offer; statement first, then the consents. */
export function GoldOffer({ appId, offer, answer, onStale }: GoldOfferProps) {
  const { t } = useTranslation('gold')
  return (
    <div className="wrap-c main">
      <p className="no-print">
        <Link className="link" to={GOLD_REQUEST}>
          <Icon name="arrowLeft" size={18} />
          {t('lender.back')}
        </Link>
      </p>
      <OfferScreen
        appId={appId}
        offer={offer}
        summary={t('lender.summary', { amount: rupees(offer.amount), tenure: months(offer.tenure_months, t) })}
        {...(!offer.full_amount && {
          remark: t('lender.less', { asked: rupees(answer.request.amount), amount: rupees(offer.amount) }),
        })}
        next={
          <section className="card pad">
            <h2 className="h3">{t('next.title')}</h2>
            <GoldNextSteps lender={offer.name} sent={false} />
          </section>
        }
        onApplied={() => {
          window.scrollTo(0, 0)
          void refetchUser()
        }}
        onStale={onStale}
      >
        <p className="no-print">
          <a className="link" href="#kfs">
            <Icon name="document" size={18} />
            {t('lender.kfs')}
          </a>
        </p>
        <GoldComparison answer={answer} current={offer.lender_id} />
      </OfferScreen>
    </div>
  )
}
