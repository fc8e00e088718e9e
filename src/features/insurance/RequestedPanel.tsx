import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { dateTime } from '#src/lib/dates.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { Note } from '#src/ui/site/Note.tsx'

interface RequestedPanelProps {
  application: Application
  /** Where its timeline is. */
  trackPath: string
  insurer: string
  plan: string
  /** Nobody real has it. */
  sandbox: boolean
  /** It has just been sent: the new heading is read out. */
  justSent: boolean
}

/** What happened, the number to keep, and what comes next. */
export function RequestedPanel({ application, trackPath, insurer, plan, sandbox, justSent }: RequestedPanelProps) {
  const { t } = useTranslation('insurance')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (justSent) heading.current?.focus()
  }, [justSent])
  const { reference, created_at, status } = application
  return (
    <section className="card pad">
      <span className={status === 'queued' ? 'spot accent' : 'spot spot-ok'}>
        <Icon name={status === 'queued' ? 'clock' : 'check'} size={24} />
      </span>
      <div className="mt16">
        <PageTitle ref={heading}>{t('asked.title', { insurer })}</PageTitle>
      </div>
      <dl className="pairs mt12">
        <div>
          <dt>{t('asked.reference')}</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>{t('asked.plan')}</dt>
          <dd>{plan}</dd>
        </div>
        <div>
          <dt>{t('asked.at')}</dt>
          <dd>{dateTime(created_at)}</dd>
        </div>
      </dl>
      {status === 'queued' && <p className="mt12">{t('asked.queued', { insurer })}</p>}
      <h2 className="h3 mt20">{t('asked.next')}</h2>
      <ol className="plan-list mt8">
        <li>{t('asked.call', { insurer })}</li>
        <li>{t('asked.read')}</li>
        <li>{t('asked.pay', { insurer })}</li>
      </ol>
      {sandbox && (
        <div className="mt16">
          <Note icon="info">{t('asked.sandbox')}</Note>
        </div>
      )}
      <p className="sm mut mt16">{t('asked.withdraw')}</p>
      <div className="stack g8 mt20">
        <LinkButton to={trackPath}>{t('asked.track')}</LinkButton>
        <LinkButton look="text" to={pathTo('insurance')}>
          {t('otherPlans')}
        </LinkButton>
      </div>
    </section>
  )
}
