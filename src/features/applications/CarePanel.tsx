import { useTranslation } from 'react-i18next'
import type { ApplicationCare } from '#src/contract/entities/applications/application-care.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { dateTime } from '#src/lib/dates.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { useNudge } from './hooks.ts'

interface CarePanelProps {
  application: Application
  care: ApplicationCare | null
}

/** What to do when it takes long: ask the lender to go on. */
export function CarePanel({ application, care }: CarePanelProps) {
  const { t } = useTranslation('applications')
  const nudge = useNudge()
  const lender = application.lender_name ?? application.product_name ?? t('theLender')
  const ask = () => {
    if (nudge.isPending) return
    nudge.mutate(application.app_id, { onSuccess: () => toast.success(t('care.nudged', { lender })) })
  }
  if (!care?.overdue || care.nudge === 'none') return null
  return (
    <section className="mt20 stack g8" aria-label={t('care.title')}>
      <Note tone="warn" role="status">
        {care.nudge === 'possible' && <p>{t('care.nudgeText', { lender })}</p>}
        {care.nudge_after !== null && <p>{t('care.nudgedAlready', { lender, at: dateTime(care.nudge_after) })}</p>}
      </Note>
      {nudge.error && (
        <Note tone="err" role="alert">
          {errorText(nudge.error)}
        </Note>
      )}
      {care.nudge === 'possible' && (
        <p>
          <Button small busy={nudge.isPending} onClick={ask}>
            {t('care.nudge', { lender })}
          </Button>
        </p>
      )}
    </section>
  )
}
