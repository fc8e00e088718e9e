import '#src/features/offers/offers.css'
import { useTranslation } from 'react-i18next'
import { LenderStep } from '#src/areas/customer/user/lender-journey/LenderStep.tsx'
import { isFinal } from '#src/contract/entities/applications/application-status.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { ApplyPanel } from '#src/features/applications/apply/ApplyPanel.tsx'
import { useApplications, useNewApplication } from '#src/features/applications/hooks.ts'
import { useKfs, useOffers } from '#src/features/offers/hooks.ts'
import { OfferFigures } from '#src/features/offers/OfferFigures.tsx'
import { OffersSkeleton } from '#src/features/offers/OffersSkeleton.tsx'
import { KfsStatement } from '#src/features/offers/statement/KfsStatement.tsx'
import { useSession } from '#src/lib/session/session.ts'
import { toastError } from '#src/lib/toast.ts'
import { EmptyState } from '#src/ui/page/EmptyState.tsx'
import { LoadFailure } from '#src/ui/page/LoadFailure.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { Button, LinkButton } from '#src/ui/site/Button.tsx'

const AS_IN_PROFILE = { amount: null, tenure: null }

/** Whoever set the site up may have written the key with capitals, spaces or hyphens. */
const squash = (key: string): string => key.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The only screen of a lender-submission site once the form is complete: this lender's offer, or what became of it. */
export function LenderSubmission({ lenderKey }: { lenderKey: string }) {
  const { t } = useTranslation('lenders')
  const appId = useSession((session) => session.appId)
  const applications = useApplications()
  const offers = useOffers(appId, AS_IN_PROFILE)
  const start = useNewApplication()
  const wanted = squash(lenderKey)
  const sent = applications.data?.find(
    ({ lender_slug, status }) => lender_slug !== null && squash(lender_slug) === wanted && !isFinal(status),
  )
  const offer = offers.data?.matched.find(({ lender_slug }) => squash(lender_slug) === wanted)
  const kfs = useKfs(appId, offer?.lender_id ?? 0, offer ? { amount: offer.amount, tenure: offer.tenure_months } : null)
  const missed = offers.data?.not_matched.find(({ lender_slug }) => squash(lender_slug) === wanted)
  const error = applications.error ?? (sent ? null : (offers.error ?? kfs.error))
  const retry = () => {
    void applications.refetch()
    void offers.refetch()
    void kfs.refetch()
  }

  if (sent) return <LenderStep application={sent} />
  if (error)
    return (
      <>
        <PageTitle>{t('submit.titleUnknown')}</PageTitle>
        <LoadFailure title={t('journey.failed')} error={error} onRetry={retry} />
      </>
    )
  if (applications.data && appId === null)
    return (
      <>
        <PageTitle>{t('submission.title', { lender: lenderKey })}</PageTitle>
        <p className="mt20">
          <Button busy={start.isPending} onClick={() => start.mutate(undefined, { onError: toastError })}>
            {t('common:continue')}
          </Button>
        </p>
      </>
    )
  if (offers.data && !offer)
    return (
      <>
        <PageTitle>{missed ? t('submission.none', { lender: missed.name }) : t('submission.unknown')}</PageTitle>
        <EmptyState icon="document" title={t('journey.applications')} text={t('submission.noneText')}>
          <LinkButton to={withQuery(pathTo('userDetail'), { step: 'summary' })}>{t('submission.change')}</LinkButton>
        </EmptyState>
      </>
    )
  if (!offer || !kfs.data || appId === null)
    return (
      <>
        <PageTitle>{t('common:continue')}</PageTitle>
        <OffersSkeleton />
      </>
    )
  return (
    <>
      <PageTitle lead={t('submission.lead', { lender: offer.name })}>
        {t('submission.title', { lender: offer.name })}
      </PageTitle>
      <div className="stack g20 mt20">
        <OfferFigures offer={offer} />
        <KfsStatement kfs={kfs.data} />
        <ApplyPanel
          key={kfs.data.proposal_number}
          appId={appId}
          offer={offer}
          proposalNumber={kfs.data.proposal_number}
          sends={kfs.data.sends}
          onApplied={() => void applications.refetch()}
          onStale={retry}
        />
      </div>
    </>
  )
}
