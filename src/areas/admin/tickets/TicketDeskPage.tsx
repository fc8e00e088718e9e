import { useTranslation } from 'react-i18next'
import { SERVICE_DAYS, TICKET_QUEUES } from '#src/contract/entities/support/ticket-desk.ts'
import { TICKET_DAYS } from '#src/contract/entities/support/ticket.ts'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { UrlTabs } from '#src/ui/UrlTabs.tsx'
import { useDeskTickets } from './hooks.ts'
import { QueueTable } from './QueueTable.tsx'

/** Tickets of customers, visitors and partners, queue by queue; which one is open stands in the address. */
export function TicketDeskPage() {
  const { t } = useTranslation(['ticket-desk', 'staff-titles'])
  const counts = useDeskTickets({ size: '25' }).data?.counts
  const countOf = (queue: string) => counts?.find((each) => each.queue === queue)?.count
  return (
    <>
      <PageTitle lead={t('lead', { service: SERVICE_DAYS, law: TICKET_DAYS })}>
        {t('staff-titles:ticketDesk')}
      </PageTitle>
      <UrlTabs
        tabs={TICKET_QUEUES}
        label={t('queues')}
        nameOf={(queue) => {
          const count = countOf(queue)
          return count === undefined ? t(`queue.${queue}`) : t('counted', { name: t(`queue.${queue}`), count })
        }}
      >
        {(queue) => <QueueTable key={queue} queue={queue} />}
      </UrlTabs>
    </>
  )
}
