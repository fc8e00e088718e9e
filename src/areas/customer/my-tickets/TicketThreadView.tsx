import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { withTheme } from '#src/brand/with-theme.ts'
import type { TicketThread } from '#src/contract/entities/support/ticket.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { GrievanceOfficer } from '#src/features/help/GrievanceOfficer.tsx'
import { useTicket } from '#src/features/help/hooks.ts'
import { dateTime } from '#src/lib/dates.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { lazyPart } from '#src/lib/lazy-part.ts'
import { EmptyState } from '#src/ui/page/EmptyState.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { Card } from '#src/ui/site/Card.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { WaitingCard } from '#src/ui/site/WaitingCard.tsx'
import { GoesOn } from './GoesOn.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { TicketClock } from './TicketClock.tsx'

const RatingForm = lazyPart(() => withTheme(async () => (await import('./RatingForm.tsx')).RatingForm))

/** One request for help: its clock, what was written, a place to write more, and whom to go to after us. */
export function TicketThreadView({ ticket }: { ticket: string }) {
  const { t } = useTranslation(['tickets', 'common'])
  const thread = useTicket(ticket)
  const { error } = thread
  // Refused for its form or for its owner: either way it is not one of theirs.
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 422)
  return (
    <>
      <p>
        <Link className="link" to={pathTo('tickets')}>
          <Icon name="arrowLeft" />
          {t('tickets:all')}
        </Link>
      </p>
      <div className="mt8">
        <PageTitle>{gone ? t('tickets:title') : t('tickets:ticket', { ticket })}</PageTitle>
      </div>
      {gone ? (
        <EmptyState icon="help" title={t('tickets:gone')} text={t('tickets:lead')}>
          <LinkButton to={pathTo('tickets')}>{t('tickets:all')}</LinkButton>
        </EmptyState>
      ) : (
        <Loaded query={thread} failed={t('tickets:threadFailed')} space="mt16" waiting={<WaitingCard />}>
          {(data) => <Thread data={data} />}
        </Loaded>
      )}
    </>
  )
}

function Thread({ data }: { data: TicketThread }) {
  const { t } = useTranslation('tickets')
  return (
    <>
      <TicketClock ticket={data} />
      {data.app_id !== null && (
        <p className="sm mt8">
          <Link to={pathTo('applicationStatus', { appId: data.app_id })}>{t('application')}</Link>
        </p>
      )}
      <GoesOn thread={data} />
      <div className="two mt20">
        <div>
          <h2 className="sr">{t('thread')}</h2>
          <ol className="stack g16">
            {data.messages.map(({ author, text, at, noted, via }, index) => (
              <li
                key={`${at} ${index}`}
                className={`card pad-s ticket-message ${author === 'customer' ? 'mine tint' : ''}`}
              >
                <p className="sm">
                  <b className="b">{t(`author.${author}`)}</b>{' '}
                  <span className="mut">
                    {dateTime(at)}
                    {via === 'mail' && ` · ${t('byMail')}`}
                  </span>
                </p>
                {noted && <p className="sm mut">{t('noted')}</p>}
                <p className="mt4 ticket-text">{text}</p>
              </li>
            ))}
          </ol>
          {data.may_rate && <RatingForm ticket={data.ticket} />}
          {data.rating !== null && (
            <p className="sm mut mt16">{t('rating.given', { answer: t(`rating.choices.${data.rating}`) })}</p>
          )}
          {data.merged_into === null && <ReplyForm ticket={data.ticket} answered={data.status !== 'open'} />}
        </div>
        <aside>
          <Card tone="sunk" aria-labelledby="further-title">
            <h2 className="h3" id="further-title">
              {t('further.title')}
            </h2>
            <p className="sm mt8">{t(data.days_left < 0 ? 'further.over' : 'further.before')}</p>
            <GrievanceOfficer />
          </Card>
        </aside>
      </div>
    </>
  )
}
