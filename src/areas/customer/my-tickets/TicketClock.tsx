import { useTranslation } from 'react-i18next'
import type { Ticket } from '#src/contract/entities/support/ticket.ts'
import { dateShort } from '#src/lib/dates.ts'

/** Where the ticket stands, and how much of the thirty days is left while it waits for us. */
export function TicketClock({ ticket }: { ticket: Pick<Ticket, 'status' | 'days_left' | 'due_at'> }) {
  const { t } = useTranslation('tickets')
  const { status, days_left: left } = ticket
  const words = () => {
    if (left > 0) return t('clock.left', { count: left })
    return left === 0 ? t('clock.today') : t('clock.over', { count: -left })
  }
  return (
    <p className="row wrap mt8 ticket-clock">
      <span className="badge soft">{t(`status.${status}`)}</span>
      {(status === 'open' || status === 'waiting_lender') && (
        <span className={left < 0 ? 'sm ticket-late' : 'sm mut'}>
          {words()} · {t('due', { date: dateShort(ticket.due_at) })}
        </span>
      )}
    </p>
  )
}
