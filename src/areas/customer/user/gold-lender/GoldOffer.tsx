import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { MatchedOffer, OffersAnswer } from '#src/contract/entities/offers/offer.ts'
import { ApplyPanel } from '#src/features/applications/components/ApplyPanel.tsx'
import { GOLD_REQUEST } from '#src/features/gold/gold-request.ts'
import { KfsStatement } from '#src/features/offers/components/KfsStatement.tsx'
import { OfferFigures } from '#src/features/offers/components/OfferFigures.tsx'
import { OffersSkeleton } from '#src/features/offers/components/OffersSkeleton.tsx'
import { useKfs } from '#src/features/offers/hooks.ts'
import { months, rupees } from '#src/lib/format.ts'
import { refetchUser } from '#src/lib/session.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { LenderTile } from '#src/ui/money/LenderTile.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { useScrollToHash } from '#src/ui/use-scroll-to-hash.ts'
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
  const kfs = useKfs(appId, offer.lender_id, { amount: offer.amount, tenure: offer.tenure_months })
  useScrollToHash(kfs.data !== undefined)
  const refresh = () => {
    onStale()
    void kfs.refetch()
  }
  return (
    <div className="wrap-c main">
      <p className="no-print">
        <Link className="link" to={GOLD_REQUEST}>
          <Icon name="arrowLeft" size={18} />
          {t('lender.back')}
        </Link>
      </p>
      <div className="row">
        <LenderTile name={offer.name} />
        <div className="grow">
          <h1 className="h1">{offer.name}</h1>
          <p className="mut">
            {t('lender.summary', { amount: rupees(offer.amount), tenure: months(offer.tenure_months, t) })}
          </p>
        </div>
      </div>
      {!offer.full_amount && (
        <p className="sm mt8">
          {t('lender.less', { asked: rupees(answer.request.amount), amount: rupees(offer.amount) })}
        </p>
      )}
      <div className="two mt20">
        <div className="stack g20">
          <OfferFigures offer={offer} />
          <p className="no-print">
            <a className="link" href="#kfs">
              <Icon name="document" size={18} />
              {t('lender.kfs')}
            </a>
          </p>
          <GoldComparison answer={answer} current={offer.lender_id} />
          {kfs.error ? (
            <LoadFailure
              title={t('kfs:failed')}
              error={kfs.error}
              busy={kfs.isFetching}
              onRetry={() => void kfs.refetch()}
            />
          ) : kfs.data ? (
            <KfsStatement kfs={kfs.data} />
          ) : (
            <OffersSkeleton />
          )}
        </div>
        {kfs.data && (
          <aside className="stack g20 no-print">
            <ApplyPanel
              key={`${offer.lender_id}:${offer.amount}:${offer.tenure_months}`}
              appId={appId}
              offer={offer}
              onApplied={() => {
                window.scrollTo(0, 0)
                void refetchUser()
              }}
              onStale={refresh}
            />
            <section className="card pad">
              <h2 className="h3">{t('next.title')}</h2>
              <GoldNextSteps lender={offer.name} sent={false} />
            </section>
          </aside>
        )}
      </div>
    </div>
  )
}
