import '#src/ui/customer-screens.css'
import '#src/features/applications/applications.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { isFinal } from '#src/contract/entities/application.ts'
import type { Application } from '#src/contract/entities/application.ts'
import { DeclinedPanel } from '#src/features/applications/components/DeclinedPanel.tsx'
import { SentPanel } from '#src/features/applications/components/SentPanel.tsx'
import { useAnswerLender, useApplications, useHandOver } from '#src/features/applications/hooks.ts'
import { AdditionalInfoForm } from '#src/features/lenders/components/AdditionalInfoForm.tsx'
import { HandOverPanel } from '#src/features/lenders/components/HandOverPanel.tsx'
import { handOverTarget } from '#src/features/lenders/hand-over-target.ts'
import { forgetAnswers } from '#src/features/lenders/kept-answers.ts'
import { isLenderPath } from '#src/features/lenders/lender-path.ts'
import { getBoot } from '#src/lib/boot.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'

/** One screen for every lender: its application says whether it asks, hands over, waits or has decided. */
export function LenderJourneyPage() {
  const { t } = useTranslation('lenders')
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const { data, error, isFetching, refetch } = useApplications()
  const wanted = params.get('app')
  const here = data?.filter(({ lender_name }) => lender_name !== null && isLenderPath(pathname, lender_name))
  const application = wanted
    ? here?.find(({ app_id }) => app_id === wanted)
    : (here?.find(({ status }) => !isFinal(status)) ?? here?.[0])

  if (!data)
    return (
      <div className="wrap-c main narrow">
        <h1 className="h1">{t('common:continue')}</h1>
        {error ? (
          <div className="mt20">
            <LoadFailure title={t('journey.failed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
          </div>
        ) : (
          <div className="card pad mt20" aria-busy="true">
            <p role="status" className="sr">
              {t('common:loading')}
            </p>
            <span className="sk sk-line" aria-hidden="true" />
          </div>
        )}
      </div>
    )
  if (!application)
    return (
      <div className="wrap-c main narrow">
        <h1 className="h1">{t('journey.notFound')}</h1>
        <EmptyState icon="document" title={t('journey.applications')} text={t('journey.notFoundText')}>
          <LinkButton to="/user/application-status">{t('journey.applications')}</LinkButton>
          <LinkButton look="text" to="/user/offers">
            {t('journey.offers')}
          </LinkButton>
        </EmptyState>
      </div>
    )
  return (
    <div className="wrap-c main narrow">
      <LenderStep key={application.app_id} application={application} />
    </div>
  )
}

function LenderStep({ application }: { application: Application }) {
  const { t } = useTranslation('lenders')
  const navigate = useNavigate()
  const answer = useAnswerLender(application.app_id)
  const handOver = useHandOver(application.app_id)
  const [refused, setRefused] = useState<Error | null>(null)
  const lender = application.lender_name ?? ''
  const { kind, fields } = application.next_step

  if (application.status === 'rejected')
    return (
      <>
        <h1 className="h1">{t('declined.title')}</h1>
        <div className="mt20">
          <DeclinedPanel lender={lender} application={application} />
        </div>
      </>
    )
  if (kind === 'additional_info' && fields && fields.length > 0)
    return (
      <>
        <h1 className="h1">{t('info.title', { lender })}</h1>
        <p className="mut mt8">{t('info.lead', { lender })}</p>
        <div className="card pad mt20">
          <AdditionalInfoForm
            appId={application.app_id}
            lender={lender}
            fields={fields}
            busy={answer.isPending}
            error={answer.error}
            onSubmit={(answers) => answer.mutate(answers, { onSuccess: () => forgetAnswers(application.app_id) })}
          />
        </div>
      </>
    )
  const onGo = () =>
    handOver.mutate(undefined, {
      onSuccess: ({ url }) => {
        const target = handOverTarget(url, window.location.origin)
        if (target === null) setRefused(new Error(t('handOver.refused')))
        else if (target.kind === 'here') void navigate(target.path)
        else window.location.assign(target.url)
      },
    })
  return (
    <>
      <h1 className="h1">{t('journey.title', { lender })}</h1>
      {kind === 'handover' && (
        <HandOverPanel
          lender={lender}
          sandbox={getBoot().sandbox}
          busy={handOver.isPending}
          error={handOver.error ?? refused}
          onGo={onGo}
        />
      )}
      <SentPanel application={application} />
    </>
  )
}
