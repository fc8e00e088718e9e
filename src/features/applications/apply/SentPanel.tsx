import { useTranslation } from 'react-i18next'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { dateTime } from '#src/lib/dates.ts'
import { percent, rupees } from '#src/lib/format.ts'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { applicationPath } from '../application-path.ts'

/** What happened, the number to keep, and what comes next. */
export function SentPanel({ application }: { application: Application }) {
  const { t } = useTranslation('applications')
  const { app_id, reference, offer, status, updated_at } = application
  const lender = application.lender_name ?? t('noLender')
  const once = offer?.repayment === 'bullet'
  const waiting = status === 'queued' || status === 'submitted'
  return (
    <section className="card pad empty">
      <span className={waiting ? 'spot accent' : 'spot spot-ok'}>
        <Icon name={waiting ? 'clock' : 'check'} size={24} />
      </span>
      <h2 className="h2 mt16">{t(waiting ? 'sent.kept' : 'sent.title', { lender })}</h2>
      <p className="mut mt8">{t('sent.reference', { reference, at: dateTime(updated_at) })}</p>
      {offer && (
        <dl className="pairs card pad-s mt16">
          <div>
            <dt>{t('sent.amount')}</dt>
            <dd>{rupees(offer.amount)}</dd>
          </div>
          <div>
            <dt>{t(once ? 'sent.once' : 'sent.emi')}</dt>
            <dd>{once ? rupees(offer.emi) : `${rupees(offer.emi)} × ${offer.tenure_months}`}</dd>
          </div>
          <div>
            <dt>{t('sent.apr')}</dt>
            <dd>{percent(offer.apr)}</dd>
          </div>
          <div>
            <dt>{t('sent.repay')}</dt>
            <dd>{rupees(offer.total_repayment)}</dd>
          </div>
        </dl>
      )}
      <p className="sm mut mt16">{t(`meaning.${status}`, { lender })}</p>
      <div className="stack g8 mt20">
        <LinkButton to={applicationPath(app_id)}>{t('sent.track')}</LinkButton>
      </div>
    </section>
  )
}
