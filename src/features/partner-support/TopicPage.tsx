import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { PartnerTopic } from '#src/contract/entities/support/partner-ticket.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { NewTicket } from './NewTicket.tsx'
import { ThreadView } from './ThreadView.tsx'
import { TicketList } from './TicketList.tsx'

const TITLES = { tech: 'staff-titles:techSupport', general: 'staff-titles:generalQuery' } as const

/** The tickets of a topic and a new one, or the one that the address names. */
export function TopicPage({ topic }: { topic: PartnerTopic }) {
  const { t } = useTranslation(['partner-support', 'staff-titles'])
  const [params] = useSearchParams()
  const ticket = params.get('ticket')
  if (ticket !== null) return <ThreadView key={ticket} ticket={ticket} topic={topic} />
  return (
    <>
      <PageTitle lead={t(`about.${topic}`)}>{t(TITLES[topic])}</PageTitle>
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          mt: 5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <NewTicket topic={topic} />
        <section aria-label={t('latest')}>
          <TicketList topic={topic} />
        </section>
      </Box>
    </>
  )
}
