import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isFinal } from '#src/contract/entities/applications/application-status.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { NEXT_MOVES, nextAct } from '#src/contract/entities/applications/next-moves.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { Button, LinkButton } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { Sheet } from '#src/ui/site/Sheet.tsx'
import { actPath } from './act-path.ts'
import { useWithdraw } from './hooks.ts'
import { isStopped } from './status-steps.ts'

/** What the customer does next, on top of everything else: one button, and No where a lender has said yes. */
export function NextMove({ application }: { application: Application }) {
  const { t } = useTranslation('applications')
  const lender = application.lender_name ?? application.product_name ?? t('theLender')
  const { status } = application
  const act = nextAct(application)
  const declines = NEXT_MOVES[status].declines === true && application.lender_slug !== null && !isStopped(application)
  if (act === null && !declines) return null
  // A refused one has a panel of its own, which tells why; one that was ended asks for nothing.
  if (act === 'see_others') return null
  return (
    <div className="mt16 stack g12">
      {act !== null && (
        <LinkButton full look={isFinal(status) ? 'secondary' : undefined} to={actPath(application, act)}>
          {t(`act.${act}`, { lender })}
        </LinkButton>
      )}
      {declines && <Decline application={application} lender={lender} />}
    </div>
  )
}

function Decline({ application, lender }: { application: Application; lender: string }) {
  const { t } = useTranslation('applications')
  const [asking, setAsking] = useState(false)
  const decline = useWithdraw()
  const onDecline = () => {
    if (decline.isPending) return
    decline.mutate(application.app_id, {
      onSuccess: () => {
        setAsking(false)
        toast.success(t('decline.done', { lender }))
      },
    })
  }
  return (
    <>
      <Button look="secondary" full onClick={() => setAsking(true)}>
        {t('decline.open')}
      </Button>
      <Sheet
        open={asking}
        onClose={() => setAsking(false)}
        title={t('decline.title', { lender })}
        closeLabel={t('close')}
        actions={
          <>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {t('withdraw.keep')}
            </Button>
            <Button busy={decline.isPending} onClick={onDecline}>
              {t('decline.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('decline.text', { lender })}</p>
        {decline.error && (
          <div className="mt16">
            <Note tone="err" role="alert">
              {errorText(decline.error)}
            </Note>
          </div>
        )}
      </Sheet>
    </>
  )
}
