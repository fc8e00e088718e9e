import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ApplicationCare } from '#src/contract/entities/applications/application-care.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { Sheet } from '#src/ui/site/Sheet.tsx'
import { ApplicationBadge } from './ApplicationBadge.tsx'
import { ApplicationHead } from './ApplicationHead.tsx'
import { ApplicationTimeline } from './ApplicationTimeline.tsx'
import { CarePanel } from './CarePanel.tsx'
import { DeclinedPanel } from './DeclinedPanel.tsx'
import { useWithdraw } from './hooks.ts'
import { NextMove } from './NextMove.tsx'
import { Standing } from './Standing.tsx'
import { canWithdraw, withdrawWords } from './status-steps.ts'

interface ApplicationDetailProps {
  application: Application
  /** Null until it is known. */
  care: ApplicationCare | null
  /** The statement that was agreed to, and the consents given for this application. */
  children?: ReactNode
}

/** One application: where it stands and what to do, then its timeline, its consents, and the way out. */
export function ApplicationDetail({ application, care, children }: ApplicationDetailProps) {
  const { t } = useTranslation('applications')
  const { app_id, reference, lender_reference } = application
  return (
    <>
      <div className="row">
        <ApplicationHead application={application} heading />
      </div>
      <div className="row between wrap mt12">
        <ApplicationBadge application={application} />
        <span className="xs mut">{reference}</span>
      </div>
      {application.status === 'rejected' ? (
        <div className="mt16">
          <DeclinedPanel lender={application.lender_name ?? t('noLender')} application={application} />
        </div>
      ) : (
        <div className="mt12">
          <Standing application={application} care={care} />
        </div>
      )}
      <NextMove key={`next-${app_id}`} application={application} />
      {application.status !== 'draft' && <CarePanel key={`care-${app_id}`} application={application} care={care} />}
      {lender_reference !== null && (
        <p className="xs mut mt16">
          {t('lenderReference', { lender: application.lender_name ?? t('theLender'), reference: lender_reference })}
        </p>
      )}
      <div className="mt20">
        <ApplicationTimeline application={application} />
      </div>
      {application.status !== 'draft' && (
        <p className="mt16">
          <Link className="link sm" to={withQuery(pathTo('needHelp'), { app: app_id })}>
            {t('ticket')}
          </Link>
        </p>
      )}
      {children}
      {canWithdraw(application) && <WithdrawButton key={app_id} application={application} />}
    </>
  )
}

function WithdrawButton({ application }: { application: Application }) {
  const { t } = useTranslation('applications')
  const { app_id: appId, lender_name, product_name } = application
  const lender = lender_name ?? product_name ?? ''
  const [asking, setAsking] = useState(false)
  const withdraw = useWithdraw()
  const onWithdraw = () => {
    if (withdraw.isPending) return
    withdraw.mutate(appId, {
      onSuccess: () => {
        setAsking(false)
        toast.success(t('withdraw.done'))
      },
    })
  }
  return (
    <div className="mt20">
      <Button look="secondary" small onClick={() => setAsking(true)}>
        {t('withdraw.open')}
      </Button>
      <Sheet
        open={asking}
        onClose={() => setAsking(false)}
        title={t('withdraw.title')}
        closeLabel={t('close')}
        actions={
          <>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {t('withdraw.keep')}
            </Button>
            <Button busy={withdraw.isPending} onClick={onWithdraw}>
              {t('withdraw.confirm')}
            </Button>
          </>
        }
      >
        <p>{t(`withdraw.${withdrawWords(application)}`, { lender })}</p>
        {withdraw.error && (
          <div className="mt16">
            <Note tone="err" role="alert">
              {errorText(withdraw.error)}
            </Note>
          </div>
        )}
      </Sheet>
    </div>
  )
}
