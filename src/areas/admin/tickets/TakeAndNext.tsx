import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { DeskTicket, TicketQueue } from '#src/contract/entities/support/ticket-desk.ts'
import { useQueue, useTakeTicket } from './hooks.ts'
import { ticketAddress } from './ticket-address.ts'

/** Makes a ticket one's own that is nobody's, and goes on to the next one of the queue. */
export function TakeAndNext({ ticket, queue }: { ticket: DeskTicket; queue: TicketQueue }) {
  const { t } = useTranslation('ticket-desk')
  const rows = useQueue(queue).data?.rows ?? []
  const next = rows[rows.findIndex((row) => row.ticket === ticket.ticket) + 1]
  const take = useTakeTicket(ticket.ticket)
  const mayTake = ticket.assigned_to === null && ticket.status !== 'closed'
  if (!mayTake && !next) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
      {mayTake && (
        <Button variant="outlined" size="small" aria-busy={take.isPending} onClick={() => take.mutate()}>
          {t('take')}
        </Button>
      )}
      {next && (
        <Button variant="outlined" size="small" component={RouterLink} to={ticketAddress(next.ticket, queue)}>
          {t('next')}
        </Button>
      )}
    </Box>
  )
}
