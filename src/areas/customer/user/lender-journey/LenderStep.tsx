import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'
import { isFinal } from '#src/contract/entities/applications/application-status.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { applicationPath } from '#src/features/applications/application-path.ts'
import { SentPanel } from '#src/features/applications/apply/SentPanel.tsx'
import { DeclinedPanel } from '#src/features/applications/DeclinedPanel.tsx'
import { useAnswerLender } from '#src/features/applications/hooks.ts'
import { hasLeft } from '#src/features/applications/may-leave.ts'
import { AdditionalInfoForm } from '#src/features/lenders/AdditionalInfoForm.tsx'
import { JourneySteps } from '#src/features/lenders/JourneySteps.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { LeaveForLender } from './LeaveForLender.tsx'

/** What one application asks of the customer at its lender: answers, a code, the way over, or patience. */
export function LenderStep({ application }: { application: Application }) {
  const { t } = useTranslation('lenders')
  const answer = useAnswerLender(application.app_id)
  const [late, setLate] = useState(false)
  const lender = application.lender_name ?? ''
  const { next_step, journey, status, app_id } = application
  const { kind, fields, last_answers = {} } = next_step
  const steps = journey && !isFinal(status) && <JourneySteps lender={lender} journey={journey} next={kind} />

  // The truth is what has been read since: an application that still waits to be handed over has not moved on.
  const lateNote = late && kind !== 'handover' && (
    <div className="mt20">
      <Note tone="warn" role="alert">
        {t(isFinal(status) && status !== 'withdrawn' ? 'late.decided' : 'late.moved', { lender })}{' '}
        <Link to={applicationPath(app_id)}>{t('late.see')}</Link>
      </Note>
    </div>
  )

  if (status === 'rejected')
    return (
      <>
        <PageTitle>{t('declined.title')}</PageTitle>
        {lateNote}
        <div className="mt20">
          <DeclinedPanel lender={lender} application={application} />
        </div>
      </>
    )
  if (kind === 'otp') return <Navigate to={withQuery(pathTo('indialendsOtp'), { app: app_id })} replace />
  if (kind === 'additional_info' && fields && fields.length > 0)
    return (
      <>
        <PageTitle lead={t('info.lead', { lender })}>{t('info.title', { lender })}</PageTitle>
        <div className="card pad mt20">
          <AdditionalInfoForm
            appId={app_id}
            lender={lender}
            fields={fields}
            lastAnswers={last_answers}
            onSubmit={answer.mutateAsync}
          />
        </div>
        {steps}
      </>
    )
  return (
    <>
      <PageTitle>{t('journey.title', { lender })}</PageTitle>
      {lateNote}
      {kind === 'handover' && <LeaveForLender application={application} onLate={() => setLate(true)} />}
      {kind === 'wait' && journey?.steps.includes('callback') && (
        <div className="mt20">
          <Note icon="phone">{t('callback', { lender })}</Note>
        </div>
      )}
      <SentPanel application={application} />
      {kind !== 'handover' && hasLeft(application) && (
        <p className="mt12">
          <LinkButton look="text" full to={withQuery(pathTo('redirect'), { app: app_id })}>
            {t('again', { lender })}
          </LinkButton>
        </p>
      )}
      {steps}
    </>
  )
}
