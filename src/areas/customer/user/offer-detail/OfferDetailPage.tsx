import '#src/ui/page/customer-screens.css'
import '#src/features/offers/offers.css'
import '#src/features/applications/applications.css'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { wholeRupees } from '#src/contract/finance/whole-rupees.ts'
import { welcomePath } from '#src/contract/product-paths.ts'
import { applicationPath } from '#src/features/applications/application-path.ts'
import { WhatHappensNext } from '#src/features/applications/WhatHappensNext.tsx'
import { declinedPath, lenderPath } from '#src/features/lenders/lender-path.ts'
import { useOffers } from '#src/features/offers/hooks.ts'
import { listAddress } from '#src/features/offers/last-list.ts'
import { readView } from '#src/features/offers/list/offer-view.ts'
import { OfferGone } from '#src/features/offers/OfferGone.tsx'
import { OffersSkeleton } from '#src/features/offers/OffersSkeleton.tsx'
import { months, rupees } from '#src/lib/format.ts'
import { getSession, useSession } from '#src/lib/session/session.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { OfferSafety } from './OfferSafety.tsx'
import { OfferScreen } from './OfferScreen.tsx'

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
  // The offers of another request say nothing of this one.
  const answer = offers.isPlaceholderData ? undefined : offers.data
  const id = Number(lenderId)
  const offer = answer?.matched.find(({ lender_id }) => lender_id === id)

  if (appId === null) return <Navigate to={welcomePath(getSession().productType)} replace />
  const backToOffers = listAddress()
  return (
    <div className="wrap-c main">
      <p className="no-print">
        <Link className="link" to={backToOffers}>
          <Icon name="arrowLeft" size={18} />
          {t('detail.backToOffers')}
        </Link>
      </p>
      {(!answer || offers.error) && <PageTitle>{t('detail.title')}</PageTitle>}
      <Loaded
        query={{ ...offers, data: answer }}
        failed={t('detail.failed')}
        older="goes"
        space="mt20"
        waiting={<OffersSkeleton />}
      >
        {(all) =>
          offer ? (
            <OfferScreen
              appId={appId}
              offer={offer}
              summary={t('detail.summary', {
                product: t(`applications:productName.${productType}`),
                amount: rupees(offer.amount),
                tenure: months(offer.tenure_months, t),
              })}
              next={<WhatHappensNext receive={wholeRupees(offer).receive} />}
              onApplied={(application) => void navigate(pathAfter(application))}
              onStale={() => void offers.refetch()}
            >
              <OfferSafety offer={offer} />
            </OfferScreen>
          ) : (
            <OfferGone answer={all} lenderId={id} backTo={backToOffers} />
          )
        }
      </Loaded>
    </div>
  )
}
