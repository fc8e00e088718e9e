import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ApplicationCare } from '#src/contract/entities/applications/application-care.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { dateShort, dateTime } from '#src/lib/dates.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { useNudge } from './hooks.ts'

interface CarePanelProps {
  application: Application
  care: ApplicationCare | null
}

/** What to do when it takes long: ask the lender to go on, or open a ticket. */
export function CarePanel({ application, care }: CarePanelProps) {
  const { t } = useTranslation('applications')
  const nudge = useNudge()
  const lender = application.lender_name ?? application.product_name ?? t('theLender')
  const ask = () => {
    if (nudge.isPending) return
    nudge.mutate(application.app_id, { onSuccess: () => toast.success(t('care.nudged', { lender })) })
  }
  return (
    <section className="mt20 stack g8" aria-label={t('care.title')}>
      {care?.overdue && care.expected_by !== null && (
        <Note tone="warn" role="status">
          <p className="b">{t('care.overdue', { date: dateShort(care.expected_by) })}</p>
          {care.nudge === 'possible' && <p className="sm mt4">{t('care.nudgeText', { lender })}</p>}
          {care.nudge_after !== null && (
            <p className="sm mt4">{t('care.nudgedAlready', { lender, at: dateTime(care.nudge_after) })}</p>
          )}
        </Note>
      )}
      {nudge.error && (
        <Note tone="err" role="alert">
          {errorText(nudge.error)}
        </Note>
      )}
      {care?.overdue && care.nudge === 'possible' && (
        <p>
          <Button small busy={nudge.isPending} onClick={ask}>
            {t('care.nudge', { lender })}
          </Button>
        </p>
      )}
      <p>
        <Link className="link sm" to={withQuery(pathTo('needHelp'), { app: application.app_id })}>
          {t('care.ticket')}
        </Link>
      </p>
    </section>
  )
}
