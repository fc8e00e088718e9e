import '#src/ui/customer-screens.css'
import '#src/features/offers/offers.css'
import '#src/features/applications/applications.css'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { wholeRupees } from '#src/contract/finance/whole-rupees.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { ApplyPanel } from '#src/features/applications/components/ApplyPanel.tsx'
import { WhatHappensNext } from '#src/features/applications/components/WhatHappensNext.tsx'
import { applicationPath } from '#src/features/applications/application-path.ts'
import { declinedPath, lenderPath } from '#src/features/lenders/lender-path.ts'
import { KfsStatement } from '#src/features/offers/components/KfsStatement.tsx'
import { OfferFigures } from '#src/features/offers/components/OfferFigures.tsx'
import { OfferGone } from '#src/features/offers/components/OfferGone.tsx'
import { OffersSkeleton } from '#src/features/offers/components/OffersSkeleton.tsx'
import { useKfs, useOffers } from '#src/features/offers/hooks.ts'
import { listAddress } from '#src/features/offers/last-list.ts'
import { readView } from '#src/features/offers/offer-view.ts'
import { months, rupees } from '#src/lib/format.ts'
import { welcomePath } from '#src/lib/product-ways.ts'
import { getSession, useSession } from '#src/lib/session.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { LenderTile } from '#src/ui/money/LenderTile.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { useScrollToHash } from '#src/ui/use-scroll-to-hash.ts'
import { OfferSafety } from './OfferSafety.tsx'

/** Where the lender's answer leads: its questions, its page, its refusal, or the timeline. */
function pathAfter({ app_id, lender_slug, next_step, status }: Application): string {
  if (lender_slug === null) return applicationPath(app_id)
  if (status === 'rejected') return declinedPath(lender_slug, app_id)
  const goesOn = next_step.kind === 'additional_info' || next_step.kind === 'handover'
  return goesOn || status === 'received' ? lenderPath(lender_slug, app_id) : applicationPath(app_id)
}

/** One offer in full: figures, Key Fact Statement, consents, Apply. */
export function OfferDetailPage() {
  const { t } = useTranslation('offers')
  const { lenderId } = useParams()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const appId = useSession((session) => session.appId)
  const productType = useSession((session) => session.productType)
  const { request } = readView(params)
  const offers = useOffers(appId, request)
  const id = Number(lenderId)
  const offer = offers.data?.matched.find(({ lender_id }) => lender_id === id)
  const kfs = useKfs(appId, id, offer ? { amount: offer.amount, tenure: offer.tenure_months } : null)
  useScrollToHash(kfs.data !== undefined)

  if (appId === null) return <Navigate to={welcomePath(getSession().productType)} replace />
  const backToOffers = listAddress()
  const refresh = () => {
    void offers.refetch()
    void kfs.refetch()
  }
  return (
    <div className="wrap-c main">
      <p className="no-print">
        <Link className="link" to={backToOffers}>
          <Icon name="arrowLeft" size={18} />
          {t('detail.backToOffers')}
        </Link>
      </p>
      {offers.error ? (
        <>
          <h1 className="h1">{t('detail.title')}</h1>
          <div className="mt20">
            <LoadFailure
              title={t('detail.failed')}
              error={offers.error}
              busy={offers.isFetching}
              onRetry={() => void offers.refetch()}
            />
          </div>
        </>
      ) : !offers.data || offers.isPlaceholderData ? (
        <>
          <h1 className="h1">{t('detail.title')}</h1>
          <OffersSkeleton />
        </>
      ) : !offer ? (
        <OfferGone answer={offers.data} lenderId={id} backTo={backToOffers} />
      ) : (
        <>
          <div className="row">
            <LenderTile name={offer.name} />
            <div className="grow">
              <h1 className="h1">{offer.name}</h1>
              <p className="mut">
                {t('detail.summary', {
                  product: t(`applications:productName.${productType}`),
                  amount: rupees(offer.amount),
                  tenure: months(offer.tenure_months, t),
                })}
              </p>
            </div>
          </div>
          <div className="two mt20">
            <div className="stack g20">
              <OfferFigures offer={offer} />
              <OfferSafety offer={offer} />
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
              <aside className="stack g20 no-print status-aside">
                <ApplyPanel
                  key={`${offer.lender_id}:${offer.amount}:${offer.tenure_months}`}
                  appId={appId}
                  offer={offer}
                  onApplied={(application) => void navigate(pathAfter(application))}
                  onStale={refresh}
                />
                <WhatHappensNext receive={wholeRupees(offer).receive} />
              </aside>
            )}
          </div>
        </>
      )}
    </div>
  )
}
