import '#src/ui/page/customer-screens.css'
import './my-tickets.css'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import type { Ticket } from '#src/contract/entities/support/ticket.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { useTickets } from '#src/features/help/hooks.ts'
import { dateShort } from '#src/lib/dates.ts'
import { EmptyState } from '#src/ui/page/EmptyState.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { TicketClock } from './TicketClock.tsx'
import { TicketThreadView } from './TicketThreadView.tsx'

/** The customer's requests for help, or one of them. */
export function TicketsPage() {
  const { ticket } = useParams()
  return (
    <div className="wrap-c main">{ticket === undefined ? <TicketList /> : <TicketThreadView ticket={ticket} />}</div>
  )
}

function TicketList() {
  const { t } = useTranslation(['tickets', 'common'])
  const tickets = useTickets()
  return (
    <div className="narrow">
      <TitleRow
        beside={
          tickets.data &&
          tickets.data.length > 0 && (
            <LinkButton look="secondary" to={pathTo('needHelp')}>
              <Icon name="plus" />
              {t('tickets:new')}
            </LinkButton>
          )
        }
      >
        <PageTitle>{t('tickets:title')}</PageTitle>
      </TitleRow>
      <p className="mut mt8">{t('tickets:lead')}</p>
      <Loaded
        query={tickets}
        failed={t('tickets:failed')}
        space="mt16"
        waiting={
          <div className="stack g16 mt20 waits" aria-busy="true">
            <p role="status" className="sr">
              {t('common:loading')}
            </p>
            {[0, 1].map((line) => (
              <div key={line} className="card pad" aria-hidden="true">
                <span className="sk sk-line" />
              </div>
            ))}
          </div>
        }
        empty={
          <EmptyState icon="help" title={t('tickets:empty.title')} text={t('tickets:empty.text')}>
            <LinkButton to={pathTo('needHelp')}>{t('tickets:empty.action')}</LinkButton>
          </EmptyState>
        }
      >
        {(data) => (
          <ul className="stack g16 mt20">
            {data.map((each) => (
              <li key={each.ticket}>
                <TicketCard ticket={each} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}

function TicketCard({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  return (
    <Link
      className="card pad-s ticket-link"
      to={pathTo('tickets', { ticket: ticket.ticket })}
      aria-label={t('open', { ticket: ticket.ticket })}
    >
      <div className="row between">
        <b className="b">{t('ticket', { ticket: ticket.ticket })}</b>
        <Icon name="chevronRight" />
      </div>
      <p className="mt4 ticket-text">{ticket.excerpt}</p>
      <p className="xs mut mt8">{t('asked', { at: dateShort(ticket.created_at) })}</p>
      <TicketClock ticket={ticket} />
    </Link>
  )
}
