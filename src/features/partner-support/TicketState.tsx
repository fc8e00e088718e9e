import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { PartnerTicket } from '#src/contract/entities/support/partner-ticket.ts'
import { dateShort } from '#src/lib/dates.ts'

/** Where a ticket stands, and how much of the thirty days is left while it waits for us. */
export function TicketState({ ticket }: { ticket: Pick<PartnerTicket, 'status' | 'days_left' | 'due_at'> }) {
  const { t } = useTranslation('tickets')
  const { status, days_left: left } = ticket
  const clock =
    left > 0 ? t('clock.left', { count: left }) : left === 0 ? t('clock.today') : t('clock.over', { count: -left })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <Box component="span" sx={badge}>
        {t(`status.${status}`)}
      </Box>
      {(status === 'open' || status === 'waiting_lender') && (
        <Typography component="span" variant="body2" sx={{ color: left < 0 ? 'error.main' : 'text.secondary' }}>
          {`${clock} · ${t('due', { date: dateShort(ticket.due_at) })}`}
        </Typography>
      )}
    </Box>
  )
}

const badge = { px: 2, borderRadius: 1, border: 1, borderColor: 'divider', fontSize: '0.8125rem', fontWeight: 500 }
