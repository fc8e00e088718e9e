import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { PartnerTopic } from '#src/contract/entities/support/partner-ticket.ts'
import { dateShort } from '#src/lib/dates.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { useTickets } from './hooks.ts'
import { TicketState } from './TicketState.tsx'
import { ticketPath } from './topics.ts'

/** Tickets with their clocks, newest first. `most` = at most so many of them. */
export function TicketList({ topic, most }: { topic?: PartnerTopic; most?: number }) {
  const { t } = useTranslation(['partner-support', 'tickets'])
  const tickets = useTickets(topic)
  return (
    <Loaded
      query={tickets}
      failed={t('failed')}
      waiting={<Skeleton variant="rounded" height={160} />}
      empty={<Typography sx={{ color: 'text.secondary' }}>{t('empty')}</Typography>}
    >
      {(data) => (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
          {data.slice(0, most).map((each) => (
            <Card key={each.ticket} component="li" variant="outlined" sx={{ p: 4, overflowWrap: 'anywhere' }}>
              <Link component={RouterLink} to={ticketPath(each)} sx={{ fontWeight: 600 }}>
                {t('ticket', { subject: each.subject, ticket: each.ticket })}
              </Link>
              <Typography variant="body2" sx={{ mt: 1, mb: 2 }}>
                {each.excerpt}
              </Typography>
              <TicketState ticket={each} />
              <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
                {t('tickets:asked', { at: dateShort(each.created_at) })}
              </Typography>
            </Card>
          ))}
        </Box>
      )}
    </Loaded>
  )
}
