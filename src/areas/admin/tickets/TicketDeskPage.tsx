import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { SERVICE_DAYS, TICKET_QUEUES } from '#src/contract/entities/support/ticket-desk.ts'
import { TICKET_DAYS } from '#src/contract/entities/support/ticket.ts'
import { ReportViews } from '#src/features/report-views/ReportViews.tsx'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { BesideTitle } from '#src/ui/page/BesideTitle.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { UrlTabs } from '#src/ui/page/UrlTabs.tsx'
import { useDeskShare, useDeskTickets } from './hooks.ts'
import { QueueTable } from './queue/QueueTable.tsx'
import { ShareDialog } from './queue/ShareDialog.tsx'

/** Tickets of customers, visitors and partners, queue by queue; which one is open stands in the address. */
export function TicketDeskPage() {
  const { t } = useTranslation(['ticket-desk', 'staff-titles'])
  const { data: share } = useDeskShare()
  const [sharing, setSharing] = useOpened<boolean>(false)
  const counts = useDeskTickets({ size: '25' }).data?.counts
  const countOf = (queue: string) => counts?.find((each) => each.queue === queue)?.count
  return (
    <>
      <TitleRow
        beside={
          <BesideTitle>
            <ReportViews page="ticket-desk" tables={['ticket-desk']} />
            {share && (
              <Button variant="outlined" size="small" onClick={() => setSharing(true)}>
                {t('share.title')}
              </Button>
            )}
          </BesideTitle>
        }
      >
        <PageTitle lead={t('lead', { service: SERVICE_DAYS, law: TICKET_DAYS })}>
          {t('staff-titles:ticketDesk')}
        </PageTitle>
      </TitleRow>
      {sharing && share && <ShareDialog share={share} onClose={() => setSharing(false)} />}
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
